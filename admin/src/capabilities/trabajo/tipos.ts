/** What a decision that is taken from its row is given. */
export interface DecisionEnListaProps {
  /** Key of what is decided. */
  readonly id: number;
  /** It stands beside the page: what is read for it opens next to it. */
  readonly alLado?: boolean;
  readonly onHecho?: () => void;
  readonly onClose: () => void;
}
