import {
  admiteConyuge,
  type CodigoDePlazo,
  camposDelBienDePrenda,
  cantidadConCifra,
  codigoDeBarras,
  comoFecha,
  type DatosDePrenda,
  delDeudor,
  deNumero,
  deudoresEnFrase,
  ejemplaresDe,
  estadoCivilEnFrase,
  type Fecha,
  type FideicomisoDeContrato,
  fechaEnPalabras,
  fechaLarga,
  firmantesDePrenda,
  formatearMonto,
  formularioDePrenda,
  generoDe,
  identificada,
  lineasDeFirma,
  montoEnPalabras,
  nombreDeProducto,
  type PersonaEnPapel,
  type PersonasEnPapel,
  type Plazo,
  PRODUCTO_DE_VEHICULOS,
  personasEnPapel,
  plazoAdjudicadoEnPalabras,
  productos,
  ruegoDe,
  ruegoEntre,
  segunGenero,
  type TipoDeGarantia,
  textoDeRuego,
  vinculoEnFrase,
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

/** A pledge with the legal terms of the settings, and the trust of its product. */
export type PrendaPorImprimir = PrendaRow & {
  readonly plazos: readonly Plazo[];
  readonly fideicomiso: FideicomisoDeContrato | null;
};

/** 'Generar prenda' (LEG-564): of a saved pledge with an approved note; a draft before that. */
export const prendaImpresa = emitible(prendaEnPapel, {
  recurso: 'prenda',
  columna: 'prendaId',
  registro: ({ prendaId }: PrendaPorImprimir) => ({ id: Number(prendaId) }),
  folder: 'prendas',
  versiones: 'una',
  nombre: ({ id, idCodigo }) => `prenda-${id}-${idCodigo}`,
  hechos: (row, emision) =>
    prendaConPersonas(row, personasEnPrendaImpresa(row, rawValuesOf(formularioDePrenda, row)), emision),
});

/** The persons of a pledge as papers name them. */
function personasEnPrendaImpresa(row: PrendaRow, valores: DatosDePrenda): PersonasEnPapel {
  const {
    conyuge: suConyuge,
    garante,
    garanteConyuge,
    segundoGarante,
    segundoGaranteConyuge,
    ...delCaso
  } = personasEnPapel(row.personas);
  const pareja = conPareja(valores) && row.conyugeNombre !== null;
  return {
    ...delCaso,
    deudor: {
      nombre: row.nombresCliente,
      identificacion: row.cedulaCliente,
      direccion: row.direccion,
      ...delCaso.deudor,
      estadoCivil: valores.estadoCivil,
    },
    ...(pareja && {
      conyuge: {
        ...suConyuge,
        nombre: String(row.conyugeNombre),
        identificacion: String(row.conyugeCedula ?? ''),
      },
    }),
    depositario: {
      ...delCaso.depositario,
      nombre: nombreDeDepositario(valores),
      identificacion: String(valores.depositarioCedula),
      correo: String(valores.depositarioCorreo),
    },
    representante: { identificacion: '', ...delCaso.representante, nombre: String(valores.representanteEmpresa) },
  };
}

export function prendaConPersonas(
  row: PrendaPorImprimir,
  personas: PersonasEnPapel,
  { marca, version, borrador }: Emision,
): PrendaImpresa {
  const valores = rawValuesOf(formularioDePrenda, row);
  const esVehiculo = row.producto === PRODUCTO_DE_VEHICULOS;
  const garantia = valores.tipoGarantia as TipoDeGarantia;
  const producto = productos.find(({ codigo }) => codigo === row.producto);
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
    ciudad: row.ciudad ?? VACIO,
    fechaEnPalabras: `el ${fechaEnPalabras(dia(row.fechaDePagare))}`,
    ...partesDePrenda(personas, valores),
    pagare: pagareDe(row),
    plazos: plazosDe(row, garantia, esVehiculo),
    fideicomiso: garantia === 'F' ? row.fideicomiso : null,
    bien: camposDelBienDePrenda(row.producto).flatMap((nombre) => datoDe(nombre, valores) ?? []),
  };
}

/** What the text says of its persons, agreeing with them. */
function partesDePrenda(personas: PersonasEnPapel, valores: DatosDePrenda) {
  const { deudor = NADIE, apoderado, conyuge, depositario = NADIE, representante = NADIE } = personas;
  const deudores = [deudor, ...(conyuge === undefined ? [] : [conyuge])];
  const elDeudor = deudoresEnFrase(deudores);
  const enCalidad = String(valores.enCalidadEmpresa);
  const firmantes = firmantesDePrenda(personas, enCalidad);
  const ruego = ruegoEntre(firmantes, ruegoDe(personas));
  const vinculo = vinculoEnFrase({ ...deudor, estadoCivil: valores.estadoCivil });
  return {
    representante: identificada(representante),
    enCalidad,
    deudor: { nombre: deudor.nombre, identificada: identificada(deudor), estadoCivil: estadoCivilDe(valores, deudor) },
    apoderado: apoderado === undefined ? null : identificada(apoderado),
    soloDeudor: [generoDe(deudor)],
    deudores: deudores.map(generoDe),
    elDeudor,
    delDeudor: delDeudor(elDeudor),
    conyuge: conyuge === undefined ? null : { identificada: identificada(conyuge), vinculo },
    depositario: {
      nombre: depositario.nombre,
      identificada: identificada(depositario),
      calidad: segunGenero('depositario', 'depositaria', generoDe(depositario)),
      esDeudor: deudores.some(({ identificacion }) => identificacion === depositario.identificacion),
      correo: depositario.correo ?? VACIO,
    },
    ejemplares: cantidadConCifra(ejemplaresDe(firmantes), 'ejemplar', 'ejemplares', 'masculino'),
    ruego: ruego === null ? null : textoDeRuego(ruego),
    firmas: lineasDeFirma(firmantes, ruego),
  } satisfies Partial<PrendaImpresa>;
}
const NADIE: PersonaEnPapel = { nombre: VACIO, identificacion: '' };

function pagareDe(row: PrendaPorImprimir): PrendaImpresa['pagare'] {
  const monto = deNumero(Number(row.monto));
  const plazo = Number(row.plazo);
  const [desde, hasta] = [fechaLarga(dia(row.fechaInicial)), fechaLarga(dia(row.fechaFinal))];
  return {
    numero: Number(row.id),
    monto: formatearMonto(monto),
    montoEnPalabras: montoEnPalabras(monto, 'completa'),
    variasCuotas: plazo > 1,
    formaDePago:
      plazo === 1
        ? `una cuota única, el ${desde}`
        : `${cantidadConCifra(plazo, 'cuota mensual', 'cuotas mensuales', 'femenino')} desde el ${desde} hasta el ${hasta}`,
  };
}

/** Terms of the contract, the same in pledge and contract. */
function plazosDe(
  { plazos, producto, adjudicadoEn }: PrendaPorImprimir,
  garantia: TipoDeGarantia,
  esVehiculo: boolean,
): PrendaImpresa['plazos'] {
  const adjudicacion = { producto, fecha: dia(adjudicadoEn) };
  const enPalabras = (codigo: CodigoDePlazo): string => plazoAdjudicadoEnPalabras(plazos, adjudicacion, codigo);
  const dePrenda = esVehiculo ? 'cancelacionPrenda' : 'cancelacionHipoteca';
  return {
    siniestro: enPalabras('siniestro'),
    embargo: enPalabras('embargo'),
    cambioDeDatos: enPalabras('cambioDeDatos'),
    aceleracion: enPalabras('aceleracion'),
    requerimiento: enPalabras('requerimiento'),
    inspeccion: enPalabras('inspeccion'),
    cancelacion: enPalabras(garantia === 'F' ? 'restitucion' : dePrenda),
  };
}

const tituloDe = (garantia: TipoDeGarantia, esVehiculo: boolean): string => {
  if (garantia === 'F') return 'Instrucción de aporte a fideicomiso de garantía';
  return esVehiculo ? 'Contrato de prenda comercial' : 'Minuta de hipoteca';
};

/** 'casada, con separación de bienes', 'en unión de hecho, sin separación de bienes'; within a sentence. */
function estadoCivilDe({ estadoCivil, separacionBienes }: DatosDePrenda, deudor: PersonaEnPapel): string {
  const escrito = estadoCivilEnFrase(estadoCivil, deudor) ?? VACIO;
  if (!admiteConyuge({ estadoCivil })) return escrito;
  return `${escrito}, ${separacionBienes === 'S' ? 'con' : 'sin'} separación de bienes`;
}

/** The law requires the consent of spouse or partner (docs/textos-legales.md), unless their goods are separate. */
const conPareja = ({ estadoCivil, separacionBienes }: DatosDePrenda): boolean =>
  admiteConyuge({ estadoCivil }) && separacionBienes !== 'S';

/** `null` = nothing is said, as of the plate of a new vehicle. */
function datoDe(nombre: keyof DatosDePrenda & string, valores: DatosDePrenda): DatoImpreso | null {
  const campo = formularioDePrenda.campos[nombre];
  const valor = valores[nombre];
  const etiqueta = campo.etiqueta;
  if (valor === null || valor === '') return null;
  const escrito =
    campo.tipo === 'opcion'
      ? (campo.opciones.find(({ codigo }) => codigo === valor)?.nombre ?? String(valor))
      : campo.tipo === 'monto'
        ? dinero(valor).replace('$ ', '')
        : String(valor);
  return { etiqueta, valor: escrito, ancho: escrito.length > CABE };
}
