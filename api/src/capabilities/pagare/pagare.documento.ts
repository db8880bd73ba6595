import {
  autorizanAval,
  avalesDe,
  cantidadConCifra,
  codigoDeBarras,
  comoFecha,
  conMayuscula,
  delDeudor,
  deNumero,
  deudoresEnFrase,
  documentoEnFrase,
  fechaEnPalabras,
  firmantesDePagare,
  formatearMonto,
  generoDe,
  identificada,
  identificadas,
  lineasDeFirma,
  montoEnPalabras,
  nombreDeProducto,
  type PersonaEnPapel,
  type PersonasEnPapel,
  type Plazo,
  personasDePagare,
  personasEnPapel,
  plazoAdjudicadoEnPalabras,
  productos,
  ruegoDe,
  ruegoEntre,
  textoDeRuego,
  vinculoEnFrase,
} from '@adjudica/domain';
import { type Emision, emitible } from '../documento-emitido';
import type { PagareImpreso } from './pagare.impreso';
import { pagareEnPapel } from './pagare.impreso';
import type { CuotaRow, PagareRow } from './pagare.store';
import { personasDe } from './pagare.view';

/** A note with the instalments of its schedule in force, in order. */
export interface FuenteDePagare {
  readonly fila: PagareRow;
  readonly cuotas: readonly CuotaRow[];
  readonly plazos: readonly Plazo[];
}

/** 'Ver Pagaré': issued on approval, a draft before. */
export const pagareImpreso = emitible(pagareEnPapel, {
  recurso: 'pagare',
  columna: 'pagareId',
  registro: ({ fila: { id } }: FuenteDePagare) => ({ id }),
  folder: 'pagares',
  versiones: 'una',
  nombre: ({ fila: { id, idCodigo } }) => `pagare-${id}-${idCodigo}`,
  hechos: (fuente, emision) => pagareConPersonas(fuente, personasEnPagareImpreso(fuente.fila), emision),
});

const VACIO = '—';
const dia = (fecha: string): string => fechaEnPalabras(comoFecha(fecha));
const dinero = (dolares: unknown) => {
  const centavos = deNumero(Number(dolares));
  return { cifra: formatearMonto(centavos), palabras: montoEnPalabras(centavos, 'completa') };
};

/** The persons of a note as papers name them. */
function personasEnPagareImpreso(row: PagareRow): PersonasEnPapel {
  const personas = personasDe(row);
  const delCaso = personasEnPapel(row.personas);
  return {
    deudor: { nombre: row.nombresCliente, identificacion: row.cedulaCliente },
    ...delCaso,
    // as the approval froze them
    ...Object.fromEntries(
      personasDePagare.flatMap(({ rol, nombre, cedula }) =>
        personas[nombre] === null
          ? []
          : [[rol, { ...delCaso[rol], nombre: personas[nombre], identificacion: personas[cedula] ?? '' }]],
      ),
    ),
  };
}

/** Terms of the contract, the same in note, pledge and contract. */
function plazosDe({ fila: { producto, adjudicadoEn, fechaEmision }, plazos }: FuenteDePagare): PagareImpreso['plazos'] {
  const adjudicacion = { producto, fecha: comoFecha(adjudicadoEn ?? fechaEmision) };
  return {
    aceleracion: plazoAdjudicadoEnPalabras(plazos, adjudicacion, 'aceleracion'),
    requerimiento: plazoAdjudicadoEnPalabras(plazos, adjudicacion, 'requerimiento'),
  };
}

export function pagareConPersonas(
  fuente: FuenteDePagare,
  personas: PersonasEnPapel,
  { marca, version, borrador }: Emision,
): PagareImpreso {
  const { fila: row, cuotas } = fuente;
  const [monto, cuota] = [dinero(row.monto), dinero(row.valorDividendo)];
  return {
    ...marca,
    version,
    borrador,
    codigo: codigoDeBarras('pagare', row.id),
    numero: row.id,
    producto: nombreDeProducto(productos.find(({ codigo }) => codigo === row.producto) ?? { nombre: row.producto }),
    grupo: row.grupo,
    idCodigo: row.idCodigo,
    reemplazaA: row.reemplazaA,
    ciudad: row.ciudad ?? VACIO,
    fechaEnPalabras: dia(row.fechaEmision),
    monto: monto.cifra,
    montoEnPalabras: monto.palabras,
    plazo: row.plazo,
    cuotasEnPalabras: cantidadConCifra(row.plazo, 'cuota', 'cuotas', 'femenino'),
    valorCuota: cuota.cifra,
    valorCuotaEnPalabras: cuota.palabras,
    primerVencimiento: dia(row.fechaInicial),
    ultimoVencimiento: dia(row.fechaFinal),
    plazos: plazosDe(fuente),
    ...partesDePagare(personas),
    cuotas: cuotas.map(({ numero, fechaVencimiento, valor }) => ({
      numero: Number(numero),
      vencimiento: comoFecha(fechaVencimiento),
      valor: dinero(valor).cifra,
    })),
  };
}

const conGenero = (personas: readonly PersonaEnPapel[]) => personas.map(generoDe);

/** What the text says of its persons, agreeing with them. */
function partesDePagare(personas: PersonasEnPapel) {
  const { deudor = { nombre: VACIO, identificacion: '' }, apoderado, conyuge, representante } = personas;
  const deudores = conGenero([deudor]);
  const avales = avalesDe(personas);
  const elDeudor = deudoresEnFrase([deudor]);
  const firmantes = firmantesDePagare(personas);
  const ruego = ruegoEntre(firmantes, ruegoDe(personas));
  const vinculo = vinculoEnFrase(deudor);
  return {
    deudor: { nombre: deudor.nombre, documento: `${documentoEnFrase(deudor)} número ${deudor.identificacion}` },
    apoderado: apoderado === undefined ? null : identificada(apoderado),
    deudores,
    elDeudor,
    deudorAlInicio: conMayuscula(elDeudor),
    delDeudor: delDeudor(elDeudor),
    representante: representante === undefined ? VACIO : identificada(representante),
    conyuge:
      conyuge === undefined ? null : { identificada: identificada(conyuge), vinculo, titulo: conMayuscula(vinculo) },
    garantes: conGenero(avales),
    avales: identificadas(avales),
    autorizan: autorizanAval(personas).map(({ persona, aval }) => ({
      persona: identificada(persona),
      vinculo: vinculoEnFrase(aval),
      aval: aval.nombre,
    })),
    ruego: ruego === null ? null : textoDeRuego(ruego),
    firmas: lineasDeFirma(firmantes, ruego),
  } satisfies Partial<PagareImpreso>;
}
