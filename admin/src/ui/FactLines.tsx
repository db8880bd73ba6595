import Box from '@mui/material/Box';

/** Labels and values of the rules package, one pair a line; one below the other on a phone. */
export function FactLines({
  lines,
}: {
  readonly lines: readonly { readonly etiqueta: string; readonly valor: string }[];
}) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 2,
        rowGap: 0.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, mb: { xs: 0.5, sm: 0 }, overflowWrap: 'anywhere' },
      }}
    >
      {lines.map(({ etiqueta, valor }) => (
        <Box key={etiqueta} sx={{ display: 'contents' }}>
          <dt>{etiqueta}</dt>
          <dd>{valor}</dd>
        </Box>
      ))}
    </Box>
  );
}
