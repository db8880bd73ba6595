/** Mail as the outbox hands it over. `id` names the cause: the same id is the same mail, however often it is sent. */
export interface Mail {
  readonly id: string;
  /** One address, without name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Delivery {
  /** With its angle brackets; derived from the mail's id, so that a repeated delivery is recognised as the same message. */
  readonly messageId: string;
}

export interface Mailer {
  /** Resolves when the server (or the outbox folder) has taken the mail. Rejects with MailError. */
  send(mail: Mail): Promise<Delivery>;
  /** Rejects when no mail could be sent now; /health/ready calls it. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export type MailErrorCode = 'direccion-invalida' | 'cabecera-invalida' | 'rechazado' | 'sin-servicio';

/** What the other end said: its code ('550', 'ECONNREFUSED') and its own words, without passwords. */
export interface Answer {
  readonly code: string;
  readonly words: string;
}

/**
 * `permanent`: sending again is of no use (the address is wrong or was refused); the outbox gives up and shows it.
 * `serverDown`: no mail could be sent now; it says nothing about this one.
 */
export class MailError extends Error {
  readonly serverDown: boolean;
  readonly answer: Answer | undefined;

  constructor(
    readonly code: MailErrorCode,
    readonly permanent: boolean,
    message: string,
    { serverDown = false, answer, cause }: { serverDown?: boolean; answer?: Answer; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.name = 'MailError';
    this.serverDown = serverDown;
    this.answer = answer;
  }
}
