/** Source of the data of the good: the purchase order, else the approval that risk accepted. */
export type OrigenDeBien = 'orden' | 'medio';
