import {
  type BaseDeDecision,
  type DocumentoDeCarpeta,
  hoyEn,
  mensajes,
  type ParametroDeDecision,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../../clock';
import type { BuroStore } from '../buro';
import type { BaseLeida, ConsultaDeBase } from '../carpeta';
import type { CoincidenciaStore } from '../lista-control';
import type { PrecioDeMedios } from '../medio-aprobacion';
import type { PlanRow } from '../plan';
import { autoresDeRiesgo, parametrosDe, type RiesgoStore, type VigenciaDePuntaje } from '../riesgo';
import { type Expediente, type ExpedienteDePlan, nombreDeclarado } from './expediente.plan';

const { propios } = mensajes;

interface Almacenes {
  readonly expedientes: Pick<ExpedienteDePlan, 'de'>;
  readonly riesgos: Pick<RiesgoStore, 'findOf' | 'listParametros'>;
  readonly buros: Pick<BuroStore, 'findLastRespuesta'>;
  readonly precios: Pick<PrecioDeMedios, 'dePlan'>;
  readonly vigencias: Pick<VigenciaDePuntaje, 'dePlan'>;
  readonly listas: Pick<CoincidenciaStore, 'dePlan'>;
}

/** The basis of a folder's approval, from risk, bureau, forms, documents and the good. */
export class BaseDelExpediente implements ConsultaDeBase {
  constructor(
    private readonly almacenes: Almacenes,
    private readonly clock: Clock,
  ) {}

  /** Fifteen statements for any plan, and seven more where a control list is loaded. `manager` reads inside its transaction. */
  async de(plan: PlanRow, manager?: EntityManager): Promise<BaseLeida> {
    const { expedientes, riesgos, buros, precios, vigencias, listas } = this.almacenes;
    const [expediente, riesgo, buro, precio, enListas] = await Promise.all([
      expedientes.de(plan, manager),
      riesgos.findOf(plan, manager),
      buros.findLastRespuesta(plan.identificacion, manager),
      precios.dePlan(plan, manager),
      listas.dePlan(plan.planId, manager),
    ]);
    const { puntaje, calculadoPor, calculadoEn, excepcion, garantiasConfirmadas, garantiasPor, garantiasEn } = riesgo;
    const rows = await riesgos.listParametros(riesgo, manager);
    const cambiados = await vigencias.dePlan(plan, riesgo, rows, manager);
    return {
      buroId: buro?.id ?? null,
      autores: autoresDeRiesgo(riesgo, rows),
      base: {
        hoy: hoyEn(this.clock.now()),
        puntaje:
          puntaje === null || calculadoEn === null
            ? null
            : { valor: puntaje, usuario: calculadoPor ?? propios.sinUsuario, fecha: calculadoEn, cambiados },
        parametros: puntaje === null ? [] : parametrosDe(rows).map(parametroDe),
        excepcion: excepcion && {
          observacion: excepcion.observacion,
          puntaje: excepcion.puntaje,
          usuario: excepcion.usuario,
          fecha: excepcion.fecha,
        },
        buro: buro && { puntaje: buro.puntaje, fecha: buro.fecha, usuario: buro.usuario },
        garante: garanteDe(expediente),
        garantias: { confirmadas: garantiasConfirmadas, usuario: garantiasPor, fecha: garantiasEn },
        documentos: {
          listos: plan.documentosListos ?? 0,
          total: plan.documentosTotal ?? 0,
          estado: plan.estadoDocumentos ?? 'sinLista',
        },
        faltantes: expediente.faltantes.map(({ texto }) => texto),
        sinRevisar: expediente.documentos.filter(sinRevisar).map(nombreDeDocumento),
        listas: enListas,
        precio,
      },
    };
  }
}

const parametroDe = (row: ReturnType<typeof parametrosDe>[number]): ParametroDeDecision => ({
  codigo: row.codigo,
  nombre: row.parametro.nombre,
  cumple: row.cumple,
  puntos: row.valor,
  valor: row.parametro.valor,
  encontrado: row.encontrado,
  marca:
    row.origen === 'manual' && row.marcadoEn !== null
      ? {
          usuario: row.marcadoPor ?? propios.sinUsuario,
          fecha: row.marcadoEn,
          antes: row.marcadoAntes,
          motivo: row.marcadoMotivo,
        }
      : null,
});

const garanteDe = ({ garante, datosDelGarante }: Expediente): BaseDeDecision['garante'] =>
  garante && { identificacion: garante.identificacion, nombre: datosDelGarante && nombreDeclarado(datosDelGarante) };

const sinRevisar = ({ aplica, conArchivo, estado }: DocumentoDeCarpeta): boolean =>
  aplica && conArchivo && estado === null;

const nombreDeDocumento = ({ nombre, dueno }: DocumentoDeCarpeta): string =>
  `${nombre}, ${propios.duenosDeDocumento[dueno]}`;
