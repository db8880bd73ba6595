import Alert from '@mui/material/Alert';

interface SuspensionNoticeProps {
  /** Since when, by which request and who lifts it; null = not suspended. */
  readonly reason: string | null;
  /** In a card, which has no padding. */
  readonly inCard?: boolean;
}

/** Why the record is read-only: the person asked for the treatment of the data to be suspended (LOPDP). */
export function SuspensionNotice({ reason, inCard = false }: SuspensionNoticeProps) {
  if (reason === null) return null;
  return (
    <Alert severity="warning" sx={inCard ? { m: { xs: 1.5, md: 2 }, mb: 0 } : { mb: 2 }}>
      {reason}
    </Alert>
  );
}
