import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Logo and name of the application, drawn as SVG. */
export function Brand({ markOnly = false, size = 30 }: { readonly markOnly?: boolean; readonly size?: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
      <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: size, height: size, flexShrink: 0 }}>
        <rect width="32" height="32" rx="8" fill="#0f5e66" />
        <path
          d="M8.5 23 16 8.5 23.5 23"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="16" cy="20" r="2.4" fill="#f2b84b" />
      </Box>
      {!markOnly && (
        <Typography component="span" sx={{ fontSize: size * 0.58, fontWeight: 680, letterSpacing: '-0.02em' }}>
          Adjudica
        </Typography>
      )}
    </Box>
  );
}
