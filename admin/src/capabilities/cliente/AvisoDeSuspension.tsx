import Alert from '@mui/material/Alert';

interface AvisoDeSuspensionProps {
  /** Since when, by which request, who lifts it; `null` = nothing is suspended. */
  readonly motivo: string | null;
}

/** Why everything below is only read: the person asked for the treatment of the data to be suspended (LOPDP). */
export function AvisoDeSuspension({ motivo }: AvisoDeSuspensionProps) {
  if (motivo === null) return null;
  return (
    <Alert severity="warning" sx={{ m: { xs: 1.5, md: 2 }, mb: 0 }}>
      {motivo}
    </Alert>
  );
}
