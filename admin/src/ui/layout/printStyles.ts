/**
 * What a page is on paper, for all of them: no menu and no buttons, whole texts and tables, nothing that sticks or scrolls. The theme is the light one
 * (`useTema`), and `PieDeImpresion` says when and by whom it was printed.
 */
export const printStyles = {
  '@page': { size: 'A4', margin: '12mm' },
  '@page ancha': { size: 'A4 landscape' },
  '@media print': {
    // the page itself scrolls nowhere
    'html, body, #root, #root > *': {
      height: 'auto !important',
      minHeight: '0 !important',
      overflow: 'visible !important',
    },
    body: { fontSize: '9.5pt' },
    // a table of ten columns and more
    'body:has(main th:nth-child(10))': { page: 'ancha' },
    // menu, bar, way over the menu, and what only acts
    [[
      // what stands beside the page within it says whose it is
      'aside:not(main *)',
      'header',
      'a[href="#contenido"]',
      '.MuiDrawer-root',
      '.MuiButton-root',
      '.MuiIconButton-root',
      '.MuiToggleButtonGroup-root',
      // which rows of how many are shown, and nothing to turn them with
      '.MuiTablePagination-toolbar > :not(.MuiTablePagination-displayedRows)',
      '.MuiSnackbar-root',
      '.MuiTooltip-popper',
      '.MuiLinearProgress-root',
      '.MuiTabs-scrollButtons',
      // what a field asks for, and how a section opens
      '.MuiFormLabel-asterisk',
      '.MuiAccordionSummary-expandIconWrapper',
      '.MuiTab-root:not(.Mui-selected)',
      '[data-sin-imprimir]',
      // a search or filter that says nothing, and what rows are chosen with
      '[data-filtros] .MuiFormControl-root:has(input[value=""])',
      '.MuiTableCell-paddingCheckbox',
    ].join(', ')]: { display: 'none !important' },
    main: { padding: '0 !important' },
    'main *:not(svg, svg *)': {
      overflow: 'visible !important',
      maxHeight: 'none !important',
      textOverflow: 'clip !important',
      animation: 'none !important',
      transition: 'none !important',
    },
    'main [role=toolbar], main [role=region]': { position: 'static !important' },
    'body, main, #root div:has(> main), #root div:has(> div > main)': { background: '#fff !important' },
    // columns side by side as wide as paper, none wider
    'main > *': { minWidth: '0 !important', maxWidth: '100% !important' },
    // a list beside the page that scrolls sideways on a phone
    'main nav .MuiList-root': { display: 'block !important' },
    table: { width: '100% !important', tableLayout: 'auto' },
    thead: { display: 'table-header-group' },
    'tr, .MuiCard-root li': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'th, td': {
      position: 'static !important',
      whiteSpace: 'normal !important',
      overflowWrap: 'anywhere',
      fontSize: '8.5pt !important',
      padding: '3px 5px !important',
    },
    'th *, td *:not([data-entero])': { whiteSpace: 'normal !important' },
    // a heading, a state, a date and an amount keep their words: what has room to break is text
    'th, td .MuiChip-root, td [data-entero]': { overflowWrap: 'normal' },
    'td .MuiTypography-root, td .MuiChip-label': { fontSize: '8pt !important' },
    '.MuiChip-root': { height: 'auto !important' },
  },
} as const;
