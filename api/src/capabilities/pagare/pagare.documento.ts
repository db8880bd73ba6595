import {
  codigoDeBarras,
  comoFecha,
  type DatosDePersonas,
  deNumero,
  fechaEnPalabras,
  formatearMonto,
  mensajes,
  montoEnPalabras,
  nombreDeProducto,
  personasDePagare,
  productos,
  type RolEnPagare,
} from '@adjudica/domain';
import { type Emision, emitible } from '../documento-emitido';
import type { FirmanteImpreso, PagareImpreso } from './pagare.impreso';
import { pagareEnPapel } from './pagare.impreso';
import type { CuotaRow, PagareRow } from './pagare.store';
import { personasDe } from './pagare.view';

const { pagarePersonas } = mensajes.propios;

/** A note with the instalments of its schedule in force, in order. */
export interface FuenteDePagare {
  readonly fila: PagareRow;
  readonly cuotas: readonly CuotaRow[];
}

/** 'Ver Pagaré': issued on approval, a draft before. */
export const pagareImpreso = emitible(pagareEnPapel, {
  recurso: 'pagare',
  columna: 'pagareId',
  registro: ({ fila: { id } }: FuenteDePagare) => ({ id }),
  folder: 'pagares',
  versiones: 'una',
  nombre: ({ fila: { id, idCodigo } }) => `pagare-${id}-${idCodigo}`,
  hechos: hechosDePagareImpreso,
});

const VACIO = '—';
const dia = (fecha: string): string => fechaEnPalabras(comoFecha(fecha));
const dinero = (dolares: unknown) => {
  const centavos = deNumero(Number(dolares));
  return { cifra: formatearMonto(centavos), palabras: montoEnPalabras(centavos, 'completa') };
};

/** `null` = not named. */
function firmanteDe(personas: DatosDePersonas, rol: RolEnPagare): FirmanteImpreso | null {
  const persona = personasDePagare.find((p) => p.rol === rol);
  const nombre = persona === undefined ? null : personas[persona.nombre];
  if (persona === undefined || nombre === null) return null;
  return { nombre, cedula: personas[persona.cedula] ?? VACIO };
}

const AVALES = ['garante', 'garanteConyuge', 'segundoGarante'] as const satisfies readonly RolEnPagare[];
/** After the debtor, in order of signature. */
const FIRMAN = ['conyuge', ...AVALES, 'testigo', 'huella'] as const satisfies readonly RolEnPagare[];

function hechosDePagareImpreso(
  { fila: row, cuotas }: FuenteDePagare,
  { marca, version, borrador }: Emision,
): PagareImpreso {
  const personas = personasDe(row);
  const de = (rol: RolEnPagare) => firmanteDe(personas, rol);
  const [monto, cuota] = [dinero(row.monto), dinero(row.valorDividendo)];
  const deudor = { nombre: row.nombresCliente, cedula: row.cedulaCliente };
  const testigo = de('testigo');
  return {
    ...marca,
    version,
    borrador,
    codigo: codigoDeBarras('pagare', row.id),
    numero: row.id,
    producto: nombreDeProducto(productos.find(({ codigo }) => codigo === row.producto) ?? { nombre: row.producto }),
    grupo: row.grupo,
    idCodigo: row.idCodigo,
    ciudad: row.ciudad ?? VACIO,
    fechaEnPalabras: dia(row.fechaEmision),
    monto: monto.cifra,
    montoEnPalabras: monto.palabras,
    plazo: row.plazo,
    valorCuota: cuota.cifra,
    valorCuotaEnPalabras: cuota.palabras,
    primerVencimiento: dia(row.fechaInicial),
    ultimoVencimiento: dia(row.fechaFinal),
    deudor,
    representante: personas.representanteNombre ?? VACIO,
    conyuge: de('conyuge'),
    garantes: AVALES.flatMap((rol) => {
      const firmante = de(rol);
      return firmante === null ? [] : [{ ...firmante, calidad: pagarePersonas[rol].toLocaleLowerCase('es') }];
    }),
    // a thumbprint requires a witness, who may still be missing in a draft
    huella: testigo === null ? null : de('huella'),
    testigo,
    cuotas: cuotas.map(({ numero, fechaVencimiento, valor }) => ({
      numero: Number(numero),
      vencimiento: comoFecha(fechaVencimiento),
      valor: dinero(valor).cifra,
    })),
    firmas: [
      { nombre: deudor.nombre, detalle: `Deudor · ${deudor.cedula}` },
      ...FIRMAN.flatMap((rol) => {
        const firmante = de(rol);
        return firmante === null
          ? []
          : [{ nombre: firmante.nombre, detalle: `${pagarePersonas[rol]} · ${firmante.cedula}` }];
      }),
    ],
  };
}
