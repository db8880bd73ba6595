import {
  admiteConyuge,
  type Campo,
  type Campos,
  type ContextoDeSolicitud,
  comoFecha,
  type DatosDeConyuge,
  type DatosDeFinanzas,
  type DatosDeReferencia,
  deNumero,
  estadosDeReferencia,
  type Formulario,
  formatearFecha,
  formatearMonto,
  formularioDeConyuge,
  formularioDeFinanzas,
  formularioDeSolicitud,
  montoEnPalabras,
  nombreDeCodigo,
  nombreDeProducto,
  panelesDeFinanzas,
  parentescos,
  seccionesDeConyuge,
  seccionesDeSolicitud,
  tiposDeCuenta,
  tiposDeReferencia,
  totalesDeFinanzas,
  valoresDeSeccion,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { CodigosDeCatalogo } from '../catalogo';
import { nombreDeCliente } from '../persona';
import type { CuerpoDeSolicitud } from './solicitud.documento';
import type { PanelImpreso, ReferenciaImpresa, SeccionImpresa } from './solicitud.impreso';
import type { SolicitudRow } from './solicitud.store';
import type { Expediente } from './solicitud.view';

/** A reference with the name of its bank. */
type ReferenciaDeclarada = DatosDeReferencia & { tipo: 'R' | 'C' | 'B'; estado: string; banco: string | null };

/** Annexes printed with an application, from their owners, injected by compose. */
export interface AnexosImpresos {
  readonly conyuge: FichasImpresas<DatosDeConyuge>;
  readonly finanzas: FichasImpresas<DatosDeFinanzas>;
  readonly referencias: {
    listBySolicitud(solicitudId: number, manager?: EntityManager): Promise<readonly ReferenciaDeclarada[]>;
  };
}
interface FichasImpresas<Datos> {
  get(solicitudId: number, manager?: EntityManager): Promise<{ readonly valores: Datos } | null>;
}

const VACIO = '—';
/** Characters that fit in one of three columns. */
const ANCHO = 44;

/** Finished facts of 'Solicitud de compra': the displayed form in order, with names for codes. */
export class HechosDeSolicitud {
  constructor(
    private readonly codigos: CodigosDeCatalogo,
    private readonly anexos: AnexosImpresos,
  ) {}

  /** `manager`: inside an act, through its own connection. */
  async de(
    { plan, rol, persona }: Expediente,
    row: SolicitudRow,
    contexto: ContextoDeSolicitud,
    manager?: EntityManager,
  ): Promise<CuerpoDeSolicitud> {
    const { datos } = row;
    const [fichaDeConyuge, fichaDeFinanzas, referencias] = await Promise.all([
      admiteConyuge(datos) ? this.anexos.conyuge.get(row.id, manager) : null,
      this.anexos.finanzas.get(row.id, manager),
      this.anexos.referencias.listBySolicitud(row.id, manager),
    ]);
    const conyuge = fichaDeConyuge?.valores ?? null;
    const finanzas = fichaDeFinanzas?.valores ?? null;
    const nombres = (de: Pick<typeof datos, 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'>): string =>
      nombreDeCliente({
        nombres: de.nombres ?? '',
        apellidoPaterno: de.apellidoPaterno ?? '',
        apellidoMaterno: de.apellidoMaterno ?? '',
      });
    return {
      calidad: rol === 'titular' ? 'Titular' : 'Garante',
      producto: nombreDeProducto({ nombre: plan.nombreProducto }),
      grupo: plan.grupo,
      idCodigo: plan.idCodigo,
      numAprobacion: row.numAprobacion as number,
      version: row.version,
      monto: dolares(Number(plan.monto)),
      montoEnPalabras: montoEnPalabras(deNumero(Number(plan.monto)), 'completa'),
      valorCuota: dolares(Number(plan.valorCuota)),
      mesesPlan: plan.mesesPlan,
      fechaAdjudicacion: comoFecha(plan.fechaAdjudicacion as string),
      ejecutivo:
        plan.ejecutivoNombre === null ? VACIO : `${plan.ejecutivoNombre} ${plan.ejecutivoApellido ?? ''}`.trim(),
      nombreCompleto: nombres(datos),
      identificacion: persona.identificacion,
      titular: rol === 'titular' ? null : { nombreCompleto: nombres(plan), identificacion: plan.identificacion },
      secciones: await this.secciones(
        formularioDeSolicitud,
        datos,
        contexto,
        // the printed form is the same for every user: what its own department sees
        seccionesDeSolicitud(datos, contexto),
        { identificacion: persona.identificacion, manager },
      ),
      conyuge:
        conyuge === null
          ? []
          : await this.secciones(formularioDeConyuge, conyuge, contexto, seccionesDeConyuge(conyuge), { manager }),
      nombreConyuge: conyuge?.nombreCompleto ?? null,
      finanzas: finanzas === null ? [] : panelesDe(finanzas),
      referencias: tiposDeReferencia.flatMap(({ codigo }) =>
        referencias.filter(({ tipo }) => tipo === codigo).map(referenciaDe),
      ),
    };
  }

  private async secciones<V extends object, C>(
    formulario: Formulario<V, C>,
    valores: V,
    contexto: C,
    secciones: readonly { seccion: string; titulo: string }[],
    { identificacion, manager }: { identificacion?: string; manager: EntityManager | undefined },
  ): Promise<SeccionImpresa[]> {
    const nombres = await this.codigos.nombres(formulario.campos, valores, manager);
    return secciones.map(({ seccion, titulo }) => ({
      titulo,
      datos: [
        ...(seccion === 'personales' && identificacion !== undefined ? [dato('Identificación', identificacion)] : []),
        ...formulario.nombres
          .filter((n) => formulario.campos[n].seccion === seccion && formulario.estaVisible(n, valores, contexto))
          .map((n) => dato(formulario.campos[n].etiqueta, textoDe(formulario.campos, n, valores, nombres))),
      ],
    }));
  }
}

const dato = (etiqueta: string, valor: string) => ({ etiqueta, valor, ancho: valor.length > ANCHO });

const dolares = (valor: number): string => formatearMonto(deNumero(valor));

function textoDe<V extends object, C>(
  campos: Campos<V, C>,
  nombre: keyof V & string,
  valores: V,
  nombres: Readonly<Record<string, string>>,
): string {
  const campo: Campo<V, C> = campos[nombre];
  const valor: unknown = valores[nombre];
  if (campo.tipo === 'casilla') return valor === true ? 'Sí' : 'No';
  if (valor === null || valor === undefined || valor === '') return VACIO;
  switch (campo.tipo) {
    case 'opcion':
      return nombreDeCodigo(campo.opciones, String(valor));
    case 'catalogo':
      return nombres[nombre] ?? String(valor);
    case 'fecha':
      return formatearFecha(comoFecha(String(valor)));
    case 'monto':
      return dolares(Number(valor));
    default:
      return String(valor);
  }
}

function panelesDe(valores: DatosDeFinanzas): PanelImpreso[] {
  const totales = totalesDeFinanzas(valores);
  return panelesDeFinanzas.map(({ titulo, saldo, columnas }) => ({
    titulo,
    etiquetaSaldo: saldo.etiqueta,
    saldo: dolares(totales[saldo.total]),
    columnas: columnas.map(({ seccion, titulo: columna, total, etiquetaTotal }) => ({
      titulo: columna,
      filas: valoresDeSeccion(seccion).map((nombre) => ({
        etiqueta: formularioDeFinanzas.campos[nombre].etiqueta,
        valor: dolares(valores[nombre] ?? 0),
      })),
      etiquetaTotal,
      total: dolares(totales[total]),
    })),
  }));
}

const junto = (...partes: (string | null)[]): string =>
  partes.filter((parte) => parte !== null && parte !== '').join(' · ') || VACIO;

function referenciaDe(r: ReferenciaDeclarada): ReferenciaImpresa {
  return {
    tipo: nombreDeCodigo(tiposDeReferencia, r.tipo),
    nombre: r.nombre ?? r.nombreComercio ?? r.banco ?? VACIO,
    detalle: junto(
      r.parentesco === null ? null : nombreDeCodigo(parentescos, r.parentesco),
      r.identificacion,
      r.tipoCuenta === null ? null : nombreDeCodigo(tiposDeCuenta, r.tipoCuenta),
      r.numeroCuenta,
      r.fechaApertura === null ? null : `desde ${formatearFecha(comoFecha(r.fechaApertura))}`,
    ),
    lugar: junto(r.ciudad, r.direccion),
    telefono: r.telefono ?? VACIO,
    estado: nombreDeCodigo(estadosDeReferencia, r.estado),
  };
}
