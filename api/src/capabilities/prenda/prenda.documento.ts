import {
  admiteConyuge,
  type CodigoDePlazo,
  camposDelBienDePrenda,
  cantidadEnPalabras,
  codigoDeBarras,
  comoFecha,
  type DatosDePrenda,
  deNumero,
  estadosCiviles,
  type Fecha,
  fechaEnPalabras,
  formatearMonto,
  formularioDePrenda,
  montoEnPalabras,
  nombreDeProducto,
  type Plazo,
  PRODUCTO_DE_VEHICULOS,
  plazoAdjudicadoEnPalabras,
  productos,
  type TipoDeGarantia,
} from '@adjudica/domain';
import { rawValuesOf } from '../../columns/record';
import type { DatoImpreso } from '../../pdf';
import { type Emision, emitible } from '../documento-emitido';
import { nombreDeDepositario } from './prenda.bien';
import type { PrendaImpresa } from './prenda.impreso';
import { prendaEnPapel } from './prenda.impreso';
import type { PrendaRow } from './prenda.store';

const VACIO = '—';
/** A longer value takes the whole line. */
const CABE = 40;
const dinero = (dolares: unknown): string => formatearMonto(deNumero(Number(dolares)));
const dia = (valor: unknown): Fecha => comoFecha(String(valor));

/** A pledge with the legal terms of the settings. */
export type PrendaPorImprimir = PrendaRow & { readonly plazos: readonly Plazo[] };

/** 'Generar prenda' (LEG-564): of a saved pledge with an approved note; a draft before that. */
export const prendaImpresa = emitible(prendaEnPapel, {
  recurso: 'prenda',
  columna: 'prendaId',
  registro: ({ prendaId }: PrendaPorImprimir) => ({ id: Number(prendaId) }),
  folder: 'prendas',
  versiones: 'una',
  nombre: ({ id, idCodigo }) => `prenda-${id}-${idCodigo}`,
  hechos: hechosDe,
});

function hechosDe(row: PrendaPorImprimir, { marca, version, borrador }: Emision): PrendaImpresa {
  const valores = rawValuesOf(formularioDePrenda, row);
  const esVehiculo = row.producto === PRODUCTO_DE_VEHICULOS;
  const garantia = valores.tipoGarantia as TipoDeGarantia;
  const monto = deNumero(Number(row.monto));
  const producto = productos.find(({ codigo }) => codigo === row.producto);
  const partes = {
    representante: String(valores.representanteEmpresa),
    enCalidad: String(valores.enCalidadEmpresa),
    deudor: {
      nombre: row.nombresCliente,
      cedula: row.cedulaCliente,
      estadoCivil: estadoCivilDe(valores),
    },
    conyuge: conyugeDe(row, valores),
    depositario: {
      nombre: nombreDeDepositario(valores),
      cedula: String(valores.depositarioCedula),
      correo: String(valores.depositarioCorreo),
    },
  };
  return {
    ...marca,
    version,
    borrador,
    codigo: codigoDeBarras('prenda', Number(row.id)),
    titulo: tituloDe(garantia, esVehiculo),
    garantia,
    esVehiculo,
    producto: nombreDeProducto({ nombre: producto?.nombre ?? row.producto }),
    grupo: row.grupo,
    idCodigo: row.idCodigo,
    ciudad: marca.emisor.ciudad,
    fechaEnPalabras: `el ${fechaEnPalabras(dia(valores.fechaEmision))}`,
    ...partes,
    pagare: {
      numero: Number(row.id),
      monto: formatearMonto(monto),
      montoEnPalabras: montoEnPalabras(monto, 'completa'),
      cuotasEnPalabras: cantidadEnPalabras(Number(row.plazo), 'cuota mensual', 'cuotas mensuales', 'femenino'),
      desde: dia(row.fechaInicial),
      hasta: dia(row.fechaFinal),
    },
    plazos: plazosDe(row),
    bien: camposDelBienDePrenda(row.producto).map((nombre) => datoDe(nombre, valores)),
    firmas: firmasDe(partes),
  };
}

/** Terms of the contract, the same in pledge and contract. */
function plazosDe({ plazos, producto, adjudicadoEn }: PrendaPorImprimir): PrendaImpresa['plazos'] {
  const adjudicacion = { producto, fecha: dia(adjudicadoEn) };
  const enPalabras = (codigo: CodigoDePlazo): string => plazoAdjudicadoEnPalabras(plazos, adjudicacion, codigo);
  return {
    siniestro: enPalabras('siniestro'),
    embargo: enPalabras('embargo'),
    cambioDeDatos: enPalabras('cambioDeDatos'),
  };
}

const tituloDe = (garantia: TipoDeGarantia, esVehiculo: boolean): string => {
  if (garantia === 'F') return 'Instrucción de aporte a fideicomiso de garantía';
  return esVehiculo ? 'Contrato de prenda comercial' : 'Minuta de hipoteca';
};

/** 'casado, con separación de bienes'; lower case, within a sentence. */
function estadoCivilDe({ estadoCivil, separacionBienes }: DatosDePrenda): string {
  const nombre = estadosCiviles.find(({ codigo }) => codigo === estadoCivil)?.nombre ?? '';
  const escrito = nombre.charAt(0).toLowerCase() + nombre.slice(1);
  if (!admiteConyuge({ estadoCivil })) return escrito;
  return `${escrito}, ${separacionBienes === 'S' ? 'con' : 'sin'} separación de bienes`;
}

/** Person whose consent the law requires (docs/textos-legales.md): spouse or partner, unless their goods are separate. */
const conyugeDe = (
  { conyugeNombre, conyugeCedula }: PrendaRow,
  { estadoCivil, separacionBienes }: DatosDePrenda,
): PrendaImpresa['conyuge'] =>
  !admiteConyuge({ estadoCivil }) || separacionBienes === 'S' || conyugeNombre === null
    ? null
    : {
        nombre: String(conyugeNombre),
        cedula: String(conyugeCedula ?? VACIO),
        calidad: estadoCivil === 'U' ? 'su conviviente en unión de hecho' : 'su cónyuge',
      };

const firmasDe = ({
  representante,
  enCalidad,
  deudor,
  conyuge,
  depositario,
}: Pick<
  PrendaImpresa,
  'representante' | 'enCalidad' | 'deudor' | 'conyuge' | 'depositario'
>): PrendaImpresa['firmas'] => [
  { nombre: representante, detalle: `Por la acreedora · ${enCalidad}` },
  { nombre: deudor.nombre, detalle: `Deudor · ${deudor.cedula}` },
  ...(conyuge === null ? [] : [{ nombre: conyuge.nombre, detalle: `Cónyuge · ${conyuge.cedula}` }]),
  { nombre: depositario.nombre, detalle: `Depositario · ${depositario.cedula}` },
];

function datoDe(nombre: keyof DatosDePrenda & string, valores: DatosDePrenda): DatoImpreso {
  const campo = formularioDePrenda.campos[nombre];
  const valor = valores[nombre];
  const etiqueta = campo.etiqueta;
  if (valor === null || valor === '') return { etiqueta, valor: VACIO, ancho: false };
  const escrito =
    campo.tipo === 'opcion'
      ? (campo.opciones.find(({ codigo }) => codigo === valor)?.nombre ?? String(valor))
      : campo.tipo === 'monto'
        ? dinero(valor).replace('$ ', '')
        : String(valor);
  return { etiqueta, valor: escrito, ancho: escrito.length > CABE };
}
