/** A mail to send. `id` names the cause: the same id is the same mail, however often it is sent. */
export interface Mail {
  readonly id: string;
  /** One address, without name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Delivery {
  /** With angle brackets; derived from the mail's id, so that receivers recognise a repeated delivery. */
  readonly messageId: string;
}

export interface Mailer {
  /** Resolves when the server (or the outbox folder) has accepted the mail. Rejects with MailError. */
  send(mail: Mail): Promise<Delivery>;
  /** Rejects when no mail could be sent now; /health/ready calls it. */
  check(): Promise<void>;
  close(): Promise<void>;
}

type MailErrorCode = 'direccion-invalida' | 'cabecera-invalida' | 'rechazado' | 'sin-servicio';

/** The server's answer: its code ('550', 'ECONNREFUSED') and text, without passwords. */
export interface Answer {
  readonly code: string;
  readonly words: string;
}

/**
 * `permanent`: a retry is useless (wrong or refused address); the outbox gives up. `serverDown`: no mail can be sent now; not the fault of this
 * one.
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
