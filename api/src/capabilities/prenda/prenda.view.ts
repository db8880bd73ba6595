import {
  avisosDePersonas,
  cicloDePrenda,
  codigoDeBarras,
  distintosDelBien,
  escritosAMano,
  estadoDePrenda,
  etiquetaDePrenda,
  type HechosDePrenda,
  mensajes,
  PRODUCTO_DE_VEHICULOS,
  type TipoDeGarantia,
  tiposDeGarantia,
  VIGENTE,
} from '@adjudica/domain';
import { lifecycleOf, type ViewContext } from '../../act';
import { isoOf, textOrNull } from '../../columns/columns';
import { nombreUnido } from '../usuario';
import { contextoDePrenda, origenDeBien, valoresDe } from './prenda.bien';
import type { PrendaDeListaVista, PrendaVista } from './prenda.dto';
import type { ListRow, PrendaRow } from './prenda.store';

const { propios } = mensajes;

function hechosDePrenda(row: PrendaRow): HechosDePrenda {
  const aprobado = row.estado === 'A' ? isoOf(row.decididoEn) : null;
  return {
    ingresada: row.prendaId !== null,
    pagareAprobado: aprobado === null ? null : { quien: nombreUnido(row, 'decidido'), cuando: aprobado },
    pagareAnulado: row.estado === 'X',
    planVigente: row.estadoAdjudicacion === VIGENTE && Number(row.titularId) === Number(row.personaId),
  };
}

export const prendaEnCiclo = lifecycleOf(cicloDePrenda, {
  factsOf: hechosDePrenda,
  contextOf: (_, { actor }) => ({ actor }),
  dataSubjects: (row) => [row],
});

export function vistaDeLista(row: ListRow): PrendaDeListaVista {
  const estado = estadoDePrenda({
    ingresada: row.prendaId !== null,
    pagareAprobado: row.estado === 'A' ? row.id : null,
    pagareAnulado: row.estado === 'X',
  });
  return {
    id: Number(row.id),
    cedula: row.cedulaCliente,
    nombreCliente: row.nombresCliente,
    idCodigo: row.idCodigo,
    tipoGarantia: row.tipoGarantia,
    etiquetaGarantia: etiquetaDeGarantia(row),
    fechaEmision: row.fechaEmision,
    estado,
    etiquetaEstado: etiquetaDePrenda[estado],
  };
}

const etiquetaDeGarantia = ({ tipoGarantia, producto }: ListRow): string | null =>
  tipoGarantia === 'C' && producto !== PRODUCTO_DE_VEHICULOS
    ? propios.prendaHipoteca
    : (tiposDeGarantia[tipoGarantia as TipoDeGarantia] ?? null);

/** Differences from present orders and approvals; not of an approved pledge, which is final. */
const marcasDe = (row: PrendaRow, hoy: string): Pick<PrendaVista, 'origenBien' | 'escritos' | 'distintos'> => {
  if (row.prendaId !== null && (row.estado === 'A' || row.estado === 'X'))
    return {
      origenBien: row.origenBien,
      escritos: row.escritos === null ? [] : row.escritos.split(','),
      distintos: [],
    };
  const valores = valoresDe(row, hoy);
  const contexto = contextoDePrenda(row, hoy);
  return {
    origenBien: origenDeBien(row),
    escritos: [...escritosAMano(valores, contexto)],
    distintos: [...distintosDelBien(valores, contexto)],
  };
};

export function vistaDePrenda(row: PrendaRow, hoy: string, context: ViewContext): PrendaVista {
  const hechos = hechosDePrenda(row);
  const estado = estadoDePrenda(hechos);
  return {
    ...valoresDe(row, hoy),
    id: Number(row.id),
    estado,
    etiquetaEstado: etiquetaDePrenda[estado],
    cliente: {
      cedula: row.cedulaCliente,
      nombre: row.nombresCliente,
      direccion: row.direccion,
      telefono: row.telefono,
      estadoCivil: row.personas.deudor?.estadoCivil ?? null,
      conyuge: textOrNull(row.conyugeNombre),
    },
    idCodigo: row.idCodigo,
    producto: row.producto,
    grupo: row.grupo,
    pagare: {
      numero: Number(row.id),
      estado: row.estado,
      monto: Number(row.monto),
      plazo: Number(row.plazo),
      valorDividendo: Number(row.valorDividendo),
      fechaInicial: String(row.fechaInicial),
      fechaFinal: String(row.fechaFinal),
    },
    codigoBarra: codigoDeBarras('prenda', Number(row.id)),
    garantiaDeCarpeta: row.garantiaDeCarpeta,
    bien: { ...contextoDePrenda(row, hoy).bien } as PrendaVista['bien'],
    ...marcasDe(row, hoy),
    repetidas: avisosDePersonas(row.personas),
    ordenId: row.ordenId === null ? null : Number(row.ordenId),
    medioId: row.medioId === null ? null : Number(row.medioId),
    emitidas: Number(row.emitidas),
    version: Number(row.version ?? 0),
    guardadaEn: isoOf(row.guardadaEn),
    guardadaPor: nombreUnido(row, 'guardada'),
    ...prendaEnCiclo.offer(row, context),
  };
}
