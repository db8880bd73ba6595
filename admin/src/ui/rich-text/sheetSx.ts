/** The printed page: styles that the editor and the idle text share. */
export const sheetSx = {
  boxSizing: 'content-box',
  minHeight: 220,
  maxHeight: '60vh',
  overflowY: 'auto',
  px: 2,
  py: 1.5,
  bgcolor: 'background.paper',
  '& p, & p:last-child': { margin: '0 0 7px' },
  '& li > p, & td > p, & th > p': { marginBottom: '2px' },
  '& [data-campo]': {
    display: 'inline-block',
    bgcolor: 'action.selected',
    borderRadius: 1,
    px: 0.5,
    whiteSpace: 'nowrap',
    fontSize: '0.92em',
  },
} as const;
