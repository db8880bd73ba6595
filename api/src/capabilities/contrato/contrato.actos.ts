import {
  actoDeBloque,
  type BloqueDeContrato,
  codigosDeTarea,
  ErrorDeNegocio,
  type EstadoDeBloque,
  esquemaAprobacionDeContrato,
  esquemaDeBloque,
  esquemaDeBloqueNuevo,
  esquemaRechazoDeContrato,
  formularioDeContrato,
  hoyEn,
  mensajes,
  nombreDeBloque,
  tiposDeEvento,
} from '@adjudica/domain';
import { type Actor, nombreDeActor } from '../../auth/actor';
import { numberOrNull } from '../../columns/columns';
import { rowOf } from '../../columns/record';
import type { Tx } from '../../db/transaction/unit-of-work';
import { staleVersion } from '../../request/version';
import { saneado } from '../../rich-text';
import type { BorradorStore } from '../borrador';
import { auditadoDelPaso, type PasoAdmitido, type ReglasDelCaso, salvedadDelPaso } from '../caso';
import type { EmisionDeDocumentos, Preparado } from '../documento-emitido';
import { nombreDeCliente } from '../persona';
import type { UsuarioStore } from '../usuario';
import type { BloqueRow } from './contrato.bloques.store';
import { asentarApoderado, contextoDeCabecera, exigirCampos, exigirCiudad, leerCabecera } from './contrato.creacion';
import { contratoImpreso, type FuenteDeContrato } from './contrato.documento';
import type { CabeceraDeContrato, ContratoVista } from './contrato.dto';
import type { ActoDeContrato, LecturaDeContratos } from './contrato.en-acto';
import type { ContratoImpreso } from './contrato.impreso';
import { type BloquePropuesto, desactualizados } from './contrato.redaccion';
import type { ContratoRow } from './contrato.store';

const { LEG, propios } = mensajes;

type Impreso = Preparado<ContratoImpreso, FuenteDeContrato>;

/** Acts from the first block to the approved contract (LEG-541, LEG-542, LEG-567…576, LEG-610…614, invariants 23 and 24). */
export class ActosDeContrato {
  constructor(
    private readonly acto: ActoDeContrato,
    private readonly lectura: LecturaDeContratos,
    private readonly emision: EmisionDeDocumentos,
    private readonly usuarios: Pick<UsuarioStore, 'activeWithRole'>,
    private readonly borradores: Pick<BorradorStore, 'discard'>,
    private readonly reglas: ReglasDelCaso,
  ) {}

  /** LEG-590, LEG-612: the header. @throws 404; 409 approved (who, when); 412; 422 fields. */
  readonly actualizar = this.acto('actualizar', {
    parseBody: (enviado: CabeceraDeContrato) => exigirCampos(enviado),
    load: async ({ tx, before, body }) => {
      const { plan } = await this.lectura.redaccion.de(before, tx.manager);
      const cabecera = leerCabecera(body, contextoDeCabecera(plan.hechos, hoyEn(tx.now)));
      await exigirCiudad(this.lectura.codigos, cabecera, tx.manager);
      return { plan, cabecera };
    },
    effects: ({ tx, loaded: { plan, cabecera } }) => asentarApoderado(this.lectura, tx, plan, cabecera),
    change: ({ actor, now, loaded: { cabecera } }) => ({
      ...rowOf(formularioDeContrato, cabecera),
      editadoPor: actor.id || null,
      editadoEn: now,
      ...sinEnviar,
    }),
    event: ({ before }) => cambiado(before),
  });

  /**
   * LEG-567, LEG-588, LEG-610: adds a block, from its format or as edited. @throws 404; 409 approved (who, when), generated meanwhile, values or
   * format changed meanwhile; 422 text, or a condition is missing.
   */
  readonly generarBloque = this.acto('generarBloque', {
    schema: saneado(esquemaDeBloqueNuevo, ['texto']),
    version: 'optional',
    load: async ({ tx, before, body }) => {
      if (bloqueDe(before, body.bloque) !== undefined) throw yaGenerado();
      return this.propuesto(tx, before, body);
    },
    change: () => sinEnviar,
    effects: async ({ tx, before, body, loaded }) => {
      await this.lectura.contratos.bloques.insert(tx, Number(before.id), body.bloque, {
        ...escritoDe(loaded),
        texto: body.texto ?? loaded.texto,
      });
      await this.descartarBorrador(tx, before, body.bloque);
    },
    duplicates: { 'contrato_bloque.contratoId': yaGenerado },
    auditDetail: ({ body }) => ({ bloque: body.bloque }),
  });

  /**
   * LEG-568, LEG-570, LEG-603, LEG-611: makes the block pending again; with the last rejected block, the contract too. @throws 403 a rejected one is
   * the assistant's; 404; 409 approved (who, when), values or format changed meanwhile; 412 the block; 422 text.
   */
  readonly editarBloque = this.acto('editarBloque', {
    schema: saneado(esquemaDeBloque, ['texto']),
    version: 'optional',
    judgedAs: ({ before, body }) =>
      bloqueDe(before, body.bloque) === undefined ? 'editarBloque' : actoDeBloque(before, body.bloque),
    load: async ({ tx, before, body }) => {
      const bloque = exigirBloque(before, body.bloque);
      if (bloque.version !== body.versionBloque) throw staleVersion(bloque.version, ['texto']);
      return { bloque, propuesto: await this.propuesto(tx, before, body) };
    },
    change: ({ nextState }) => ({ estado: nextState as ContratoRow['estado'], ...sinEnviar }),
    effects: async ({ tx, before, loaded: { bloque, propuesto }, body }) => {
      const escrito = { ...escritoDe(propuesto), texto: body.texto };
      if ((await this.lectura.contratos.bloques.updateTexto(tx, bloque, escrito)) === 0)
        throw staleVersion(bloque.version + 1, ['texto']);
      await this.descartarBorrador(tx, before, body.bloque);
    },
    event: ({ before, after }) =>
      before.estado === 'R' && after.estado === 'P' ? tiposDeEvento.contratoCorregido : cambiado(before),
    auditDetail: ({ body }) => ({ bloque: body.bloque }),
  });

  /** LEG-573, LEG-576, LEG-595, LEG-614. @throws 404; 409 decided (who, when); 412; 422 a block is missing or out of date. */
  readonly enviar = this.acto('enviar', {
    load: async ({ tx, before }) => {
      await this.exigirVigente(tx, before);
      return this.usuarios.activeWithRole(tx.manager, 'Jefatura Adjudicaciones', 'Legal');
    },
    change: ({ actor, now }) => ({ enviadoPor: actor.id || null, enviadoEn: now }),
    event: tiposDeEvento.contratoEnviado,
    notify: ({ before, actor, loaded }) => ({
      recipients: loaded,
      titulo: propios.avisoDeContratoEnviado,
      texto: textoDe(before, actor),
      trabajo: { codigo: codigosDeTarea.aprobarContrato, planId: Number(before.planId) },
    }),
  });

  /**
   * LEG-541, LEG-575, LEG-613, invariants 23 and 24: what is printed here is what is approved, under one hash, without another read. @throws 403 his
   * own; 404; 409 decided (who, when); 412 changed meanwhile, also the rules; 422 a block is missing or out of date, a rule stops it or was not
   * confirmed.
   */
  readonly aprobar = this.acto('aprobar', {
    schema: esquemaAprobacionDeContrato,
    around: async ({ actor, before, body }, transact: (impreso: Impreso) => Promise<ContratoVista>) => {
      await this.reglas.exigir('contrato', [before.idCodigo], body);
      return this.emision.emitir(actor, contratoImpreso, await this.fuente(before), transact);
    },
    load: async ({ tx, before, body }, impreso: Impreso): Promise<{ impreso: Impreso; admitido: PasoAdmitido }> => {
      await this.exigirVigente(tx, before);
      if (!this.emision.muestra(impreso, await this.fuente(before, tx))) throw staleVersion(Number(before.version));
      return { impreso, admitido: await this.reglas.exigir('contrato', [before.idCodigo], body, tx.manager) };
    },
    change: ({ actor, now }) => ({ estado: 'A', aprobadoPor: actor.id || null, aprobadoEn: now, motivo: null }),
    effects: async ({ tx, before, loaded: { impreso, admitido } }) => {
      await this.lectura.contratos.bloques.decide(tx, before.bloques, 'A', null);
      await this.emision.asentar(tx, impreso);
      await this.reglas.asentar(tx, admitido, before.idCodigo);
    },
    event: tiposDeEvento.contratoAprobado,
    eventNote: () => LEG.contratoAprobado,
    caveat: ({ loaded: { admitido } }) => salvedadDelPaso(admitido),
    notify: ({ before, actor }) => ({
      recipients: interesados(before),
      titulo: propios.avisoDeContratoAprobado,
      texto: textoDe(before, actor),
    }),
    auditDetail: ({ loaded: { impreso, admitido } }) => ({
      sha256: impreso.guardado.sha256,
      huella: impreso.huella,
      ...auditadoDelPaso(admitido),
    }),
  });

  /**
   * LEG-542, LEG-569: the reason, and the rejected blocks; the others stay unchanged. @throws 404; 409 decided (who, when); 412; 422 reason or
   * blocks.
   */
  readonly rechazar = this.acto('rechazar', {
    schema: esquemaRechazoDeContrato,
    load: ({ before, body }) => body.bloques.map((bloque) => exigirBloque(before, bloque)),
    change: ({ actor, now, body }) => ({
      estado: 'R',
      motivo: body.motivo,
      rechazadoPor: actor.id || null,
      rechazadoEn: now,
      ...sinEnviar,
    }),
    effects: ({ tx, loaded, body }) =>
      this.lectura.contratos.bloques.decide(tx, loaded, 'R' satisfies EstadoDeBloque, body.motivo),
    event: tiposDeEvento.contratoRechazado,
    eventNote: ({ body }) => body.motivo,
    notify: ({ before, actor, body }) => ({
      recipients: interesados(before),
      titulo: propios.avisoDeContratoRechazado,
      texto: `${textoDe(before, actor)}. ${body.motivo} (${body.bloques.map(nombreDeBloque).join(', ')})`,
    }),
    auditDetail: ({ body }) => ({ bloques: body.bloques }),
  });

  /** Discards the writer's own draft of it; those of others stay. */
  private descartarBorrador(tx: Tx, { idCodigo }: ContratoRow, seccion: BloqueDeContrato): Promise<void> {
    return this.borradores.discard(tx, { formulario: 'contrato', clave: idCodigo, seccion });
  }

  /** The block by its present format. @throws 409 the saving user saw another one; 422 a condition is missing. */
  private async propuesto(
    tx: Tx,
    row: ContratoRow,
    { bloque, huella }: { readonly bloque: BloqueDeContrato; readonly huella?: string | undefined },
  ): Promise<BloquePropuesto> {
    const { propuestos, falta } = await this.lectura.redaccion.de(row, tx.manager);
    const encontrado = propuestos[bloque];
    if (encontrado === undefined) throw new ErrorDeNegocio('regla', 'sin-formato', falta ?? propios.bloqueSinFormato);
    if (encontrado.rechazo !== null) throw new ErrorDeNegocio('regla', 'campos-desconocidos', encontrado.rechazo);
    if (huella !== undefined && huella !== encontrado.huella)
      throw new ErrorDeNegocio('conflicto', 'datos-cambiados', propios.bloqueCambioDatos);
    return encontrado;
  }

  private async fuente(row: ContratoRow, tx?: Tx): Promise<FuenteDeContrato> {
    const [textos, redaccion] = await Promise.all([
      this.lectura.contratos.bloques.listTextos(Number(row.id), tx?.manager),
      this.lectura.redaccion.de(row, tx?.manager),
    ]);
    return { fila: row, textos, redaccion };
  }

  /** @throws 422 a block is out of date with the plan's records. */
  private async exigirVigente(tx: Tx, row: ContratoRow): Promise<void> {
    const { textos, redaccion } = await this.fuente(row, tx);
    const viejos = desactualizados(row.bloques, textos, redaccion);
    if (viejos.length > 0)
      throw new ErrorDeNegocio('regla', 'bloques-desactualizados', propios.contratoDatosCambiados(viejos), {
        detalle: { bloques: viejos },
      });
  }
}

/** Whether it changed since it was sent. */
const cambiado = ({ enviadoEn }: ContratoRow) => (enviadoEn === null ? null : tiposDeEvento.contratoActualizado);
/** An edit cancels the sending: the decider was told of another text. */
const sinEnviar = { enviadoPor: null, enviadoEn: null } as const;

const bloqueDe = ({ bloques }: ContratoRow, bloque: BloqueDeContrato): BloqueRow | undefined =>
  bloques.find((candidato) => candidato.bloque === bloque);

/** @throws 422 not generated. */
function exigirBloque(row: ContratoRow, bloque: BloqueDeContrato): BloqueRow {
  const encontrado = bloqueDe(row, bloque);
  if (encontrado !== undefined) return encontrado;
  throw new ErrorDeNegocio('regla', 'bloque-no-generado', propios.bloqueNoGenerado);
}

function yaGenerado(): ErrorDeNegocio {
  return new ErrorDeNegocio('conflicto', 'bloque-ya-generado', propios.bloqueYaGenerado);
}

const escritoDe = ({ formatoCodigo, formatoNumero, valores }: BloquePropuesto) => ({
  formatoCodigo,
  formatoNumero,
  valores,
});

/** The creator, and every writer. */
const interesados = (row: ContratoRow): (number | null)[] => [
  ...new Set([
    numberOrNull(row.creadoPor),
    numberOrNull(row.editadoPor),
    ...row.bloques.map(({ escritorId }) => escritorId),
  ]),
];

const textoDe = (row: ContratoRow, actor: Actor): string =>
  propios.contratoDe(row.idCodigo, nombreDeCliente(row), nombreDeActor(actor));
