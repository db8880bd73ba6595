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

/** `permanent`: sending again is of no use (the address is wrong or was refused); the outbox gives up and shows it. */
export class MailError extends Error {
  constructor(
    readonly code: MailErrorCode,
    readonly permanent: boolean,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
    this.name = 'MailError';
  }
}
