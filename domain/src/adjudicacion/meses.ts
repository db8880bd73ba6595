/** ADJ-005: the month picker begins here. Apart from the rules, so that a home does not load them for it. */
export const PRIMER_MES = '2022-01';
