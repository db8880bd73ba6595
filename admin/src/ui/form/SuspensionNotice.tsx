import Alert from '@mui/material/Alert';

interface SuspensionNoticeProps {
  /** Since when, by which request, who lifts it; `null` = nothing is suspended. */
  readonly reason: string | null;
  /** Inside a card, which has no space of its own at its edge. */
  readonly inCard?: boolean;
}

/** Why what follows is only read: the person asked for the treatment of the data to be suspended (LOPDP). On every page of a record of somebody. */
export function SuspensionNotice({ reason, inCard = false }: SuspensionNoticeProps) {
  if (reason === null) return null;
  return (
    <Alert severity="warning" sx={inCard ? { m: { xs: 1.5, md: 2 }, mb: 0 } : { mb: 2 }}>
      {reason}
    </Alert>
  );
}
