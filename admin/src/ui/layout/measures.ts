/** Height of the bar at the top; what sticks below it starts here. */
export const headerHeight = 56;
