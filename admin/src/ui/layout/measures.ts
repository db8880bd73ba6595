/** Height of the top bar; sticky elements start below it. */
export const headerHeight = 56;
