/**
 * Print styles of all pages: no menu, no buttons, complete texts and tables, nothing sticky or scrolling. The theme is the light one
 * (`useThemeMode`), and `PrintFooter` says when and by whom the page was printed.
 */
export const printStyles = {
  '@page': { size: 'A4', margin: '12mm' },
  '@page ancha': { size: 'A4 landscape' },
  '@media print': {
    // The page does not scroll.
    'html, body, #root, #root > *': {
      height: 'auto !important',
      minHeight: '0 !important',
      overflow: 'visible !important',
    },
    body: { fontSize: '9.5pt' },
    // Landscape for tables of ten columns or more.
    'body:has(main th:nth-child(10))': { page: 'ancha' },
    // Menu, top bar, skip link and controls.
    [[
      // An aside inside the page is part of its content.
      'aside:not(main *)',
      'header',
      'a[href="#contenido"]',
      '.MuiDrawer-root',
      '.MuiButton-root',
      '.MuiIconButton-root',
      '.MuiToggleButtonGroup-root',
      // Only the counted rows of the pagination.
      '.MuiTablePagination-toolbar > :not(.MuiTablePagination-displayedRows)',
      '.MuiSnackbar-root',
      '.MuiTooltip-popper',
      '.MuiLinearProgress-root',
      '.MuiTabs-scrollButtons',
      // Marks of required fields and icons of sections.
      '.MuiFormLabel-asterisk',
      '.MuiAccordionSummary-expandIconWrapper',
      '.MuiTab-root:not(.Mui-selected)',
      '[data-sin-imprimir]',
      // Empty searches and filters, and the checkboxes of rows.
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
    // Columns side by side are not wider than the paper.
    'main > *': { minWidth: '0 !important', maxWidth: '100% !important' },
    // A list beside the page that scrolls sideways on a phone.
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
    // Headings, states, dates and amounts are not broken within a word.
    'th, td .MuiChip-root, td [data-entero]': { overflowWrap: 'normal' },
    'td .MuiTypography-root, td .MuiChip-label': { fontSize: '8pt !important' },
    '.MuiChip-root': { height: 'auto !important' },
  },
} as const;
