import { type AjusteDeSegundoFactor, pideSegundoFactor, rechazoSinCodigo } from '@adjudica/domain';
import type { Clock } from '../clock';
import type { Actor } from './actor';

/** Requires a fresh authenticator code for the acts of SEGUNDO_FACTOR_ACTOS. */
export class FreshFactor {
  constructor(
    private readonly ajuste: AjusteDeSegundoFactor,
    private readonly clock: Clock,
  ) {}

  /** Neither the program itself nor a service account has an authenticator. @throws ErrorDeNegocio 403. */
  demand(actor: Actor, recurso: string, accion: string): void {
    if (!pideSegundoFactor(this.ajuste, recurso, accion)) return;
    if (actor.sesionId === '' && actor.alcances === undefined) return;
    const refusal = rechazoSinCodigo(actor.segundoFactor, this.ajuste.minutos, this.clock.now());
    if (refusal !== null) throw refusal;
  }

  /** Configured names that are no act of any record. */
  strangers(known: readonly { readonly recurso: string; readonly accion: string }[]): string[] {
    return this.ajuste.actos.filter(
      (nombre) => !known.some(({ recurso, accion }) => pideSegundoFactor({ actos: [nombre] }, recurso, accion)),
    );
  }
}
