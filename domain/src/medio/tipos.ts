/** MED-511…515: calculated figures, in dollars. */
export interface TotalesDeMedio {
  /** The five costs together. */
  total: number;
  /** What the good costs beyond the plans; never negative. */
  diferencia: number;
}
