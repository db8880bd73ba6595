/** ADJ-005: first month of the month picker. In a file of its own, so that the home screen does not load the rules. */
export const PRIMER_MES = '2022-01';
