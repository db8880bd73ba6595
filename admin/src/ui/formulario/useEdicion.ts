import { type Formulario, type Instante, mensajes, type Valor } from '@adjudica/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Identifier, useDataProvider, useRefresh } from 'react-admin';
import { type FieldValues, type ResolverResult, type UseFormReturn, useForm } from 'react-hook-form';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { falloDe } from '../../providers/problemas';
import { FECHA_INCOMPLETA } from '../fields/FechaPicker';
import { useToast } from '../useToast';
import type { EstadoDeBorrador } from './autoguardado';
import { avisosDeConflicto, type Conflicto, type Eleccion, leerConflicto } from './conflicto';
import type { AvisoDeCampo, ContextoDeCampos, FiltroDeCatalogo } from './contexto';
import type { Copia } from './copiaLocal';
import { enfocarCampo } from './foco';
import { campoDe, comoTabla, type Tabla, type Valores, valoresDe } from './tabla';
import { useBorrador } from './useBorrador';

/** What every record behind a form carries; version 0 = it has never been saved. */
export interface RegistroEditable {
  readonly id: Identifier;
  readonly version: number;
}

export interface OpcionesDeEdicion<V extends object, C, R extends RegistroEditable> {
  readonly formulario: Formulario<V, C>;
  /** Plain data; a new object with the same content changes nothing. */
  readonly contexto: C;
  /** As `useGetOne` gives it. What of the form's fields is left out counts as empty. */
  readonly registro: R;
  /** `PUT /<recurso>/<registro.id>` */
  readonly recurso: string;
  readonly puedeEditar: boolean;
  /** A dialog, or the page of something new, opens where a page comes by 'Editar' and knows nothing else. */
  readonly enEdicion?: boolean;
  /** The call that saves; left out = the PUT. */
  readonly enviar?: (cuerpo: object, version: number) => Promise<R>;
  /** Where a change resets more than the table says. */
  readonly cambiar?: (valores: V, campo: keyof V & string, valor: V[keyof V & string]) => V;
  /** The body of the PUT from the checked values; left out = the values. */
  readonly preparar?: (valores: V) => object;
  /** Warnings by field and filters of catalogues; constants of the module. */
  readonly avisos?: Readonly<Partial<Record<keyof V & string, AvisoDeCampo>>>;
  readonly filtros?: Readonly<Partial<Record<keyof V & string, FiltroDeCatalogo>>>;
  /** Name under which drafts are kept; left out = none are. */
  readonly borrador?: string;
  /** Their key; left out = `registro.id`. Records that share one keep their drafts under sections of different names. */
  readonly claveDeBorrador?: string;
  /** Toast after a save. */
  readonly exito?: string;
  /** Toast when no answer came or the server failed; left out = the general one. */
  readonly fallo?: string;
  readonly onGuardado?: (registro: R) => void;
}

export interface Edicion {
  readonly form: UseFormReturn<FieldValues>;
  readonly campos: ContextoDeCampos;
  readonly puedeEditar: boolean;
  /** It is known whether there is a draft to restore. */
  readonly listo: boolean;
  readonly editando: boolean;
  readonly guardando: boolean;
  /** There is something to lose. */
  readonly sucio: boolean;
  readonly conflicto: Conflicto | null;
  readonly conBorrador: boolean;
  readonly borrador: EstadoDeBorrador;
  /** UTC ISO of the draft that was put back into the form, until it is saved or discarded. */
  readonly restaurado: Instante | null;
  /** What was typed on this machine beside a newer draft from elsewhere, until somebody says which one. */
  readonly copia: CopiaEnDuda | null;
  readonly editar: () => void;
  /** Back to what is stored, drafts included. */
  readonly cancelar: () => void;
  readonly guardar: () => Promise<void>;
  readonly resolver: (elecciones: Readonly<Record<string, Eleccion>>) => Promise<void>;
  readonly volver: () => void;
  /** Edit mode where allowed, and the cursor in this field. */
  readonly irA: (campo: string) => void;
  /** The element that holds the fields. */
  readonly raiz: React.RefObject<HTMLFormElement | null>;
}

export interface CopiaEnDuda {
  /** UTC ISO */
  readonly escritaEn: Instante;
  readonly usar: () => void;
  readonly descartar: () => void;
}

interface Base {
  readonly valores: Valores;
  readonly version: number;
}

const sinAvisos = {};

/**
 * One form of one record: read until 'Editar', saved by 'Guardar' with the version that was read (CLI-042, CLI-043, CLI-120, CLI-126). A refused
 * save keeps everything as typed; a stale one becomes a choice by field; unsaved work is kept as a draft where the form has drafts.
 */
export function useEdicion<V extends object, C, R extends RegistroEditable>(
  opciones: OpcionesDeEdicion<V, C, R>,
): Edicion {
  const { recurso, registro, puedeEditar, avisos = sinAvisos, filtros = sinAvisos } = opciones;
  const actuales = useRef(opciones);
  actuales.current = opciones;
  const tabla = useMemo(() => comoTabla(opciones.formulario), [opciones.formulario]);
  const contexto = usePorContenido(opciones.contexto);
  const raiz = useRef<HTMLFormElement>(null);

  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const toast = useToast();

  const [base, setBase] = useState<Base>(() => baseDe(tabla, registro));
  const [editando, setEditando] = useState(opciones.enEdicion ?? false);
  const [guardando, setGuardando] = useState(false);
  const [conflicto, setConflicto] = useState<Conflicto | null>(null);
  /** What differs, after somebody went back to the form without choosing: marked at the fields until a save. */
  const [distintos, setDistintos] = useState<Conflicto | null>(null);
  const [restaurado, setRestaurado] = useState<Instante | null>(null);
  const [destino, setDestino] = useState<string | null>(null);
  const ocupado = useRef(false);

  const form = useForm<FieldValues>({
    defaultValues: base.valores,
    resolver: (valores) => comoRespuesta(tabla.revisar(valores, contexto)),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  // Read here, because react-hook-form keeps only what somebody reads.
  const { isDirty, errors, touchedFields } = form.formState;
  const sucio = editando && isDirty;
  const vivo = useRef({ errors, touchedFields, base });
  vivo.current = { errors, touchedFields, base };

  const conBorrador = opciones.borrador !== undefined && puedeEditar;
  const { listo, borradores, enDuda, estado, autoguardado } = useBorrador(
    conBorrador ? (opciones.borrador ?? null) : null,
    opciones.claveDeBorrador ?? String(registro.id),
  );

  const empezarDe = useCallback(
    (nueva: Base) => {
      setBase(nueva);
      form.reset(nueva.valores);
    },
    [form],
  );

  // Somebody else's save, or the record of another key, shows at once; never under the hands of whoever edits.
  useEffect(() => {
    if (editando || registro.version < base.version) return;
    const nueva = baseDe(tabla, registro);
    if (nueva.version !== base.version || tabla.nombres.some((n) => nueva.valores[n] !== base.valores[n]))
      empezarDe(nueva);
  }, [registro, editando, base, tabla, empezarDe]);

  /** A draft of an earlier sitting goes back into the form, on the version from which it was typed. */
  const repuesto = useRef(false);
  const [copia, setCopia] = useState<readonly Copia[]>([]);
  useEffect(() => {
    if (repuesto.current || !listo || !puedeEditar || autoguardado === null) return;
    repuesto.current = true;
    const suyos = borradores.filter(({ seccion }) => esSeccionDe(tabla, seccion));
    setCopia(enDuda.filter(({ seccion }) => esSeccionDe(tabla, seccion)));
    autoguardado.conocer(suyos);
    const propios = suyos
      .flatMap(({ valores }) => Object.entries(valores))
      .filter(([nombre, valor]) => tabla.campos[nombre] !== undefined && valor !== base.valores[nombre])
      // Half a date is nothing that could be shown again.
      .filter(([, valor]) => valor !== FECHA_INCOMPLETA);
    if (propios.length === 0) {
      if (suyos.length > 0) void autoguardado.descartar();
      return;
    }
    setBase((antes) => ({ ...antes, version: Math.min(antes.version, ...suyos.map((b) => b.versionBase)) }));
    for (const [nombre, valor] of propios) form.setValue(nombre, valor, { shouldDirty: true });
    for (const { sinEnviar, seccion, valores, versionBase } of suyos)
      if (sinEnviar) autoguardado.programar(seccion, valores, versionBase);
    setRestaurado(
      suyos
        .map((b) => b.guardadoEn)
        .sort()
        .at(-1) ?? null,
    );
    setEditando(true);
  }, [listo, puedeEditar, autoguardado, borradores, enDuda, tabla, base, form]);

  const cambiar = useCallback(
    (nombre: string, valor: Valor) => {
      const propio = actuales.current.cambiar as ((v: Valores, n: string, valor: Valor) => Valores) | undefined;
      const { errors: errores, touchedFields: tocados, base: inicio } = vivo.current;
      const antes = form.getValues() as Valores;
      const despues = (propio ?? tabla.cambiar)(antes, nombre, valor);
      const cambiados = tabla.nombres.filter((n) => !Object.is(antes[n], despues[n]));
      for (const n of cambiados) form.setValue(n, despues[n], { shouldDirty: true });
      // What is marked as wrong is judged again with every change, what nobody has left yet is not.
      const porRevisar = tabla.nombres.filter((n) => errores[n] !== undefined || (tocados[n] && cambiados.includes(n)));
      if (porRevisar.length > 0) void form.trigger(porRevisar);
      for (const seccion of new Set(cambiados.map((n) => campoDe(tabla, n).seccion)))
        autoguardado?.programar(seccion, pendientesDe(tabla, seccion, despues, inicio.valores), inicio.version);
    },
    [form, tabla, autoguardado],
  );

  const terminar = (nuevo: R) => {
    queryClient.setQueryData([recurso, 'getOne', { id: String(nuevo.id), meta: undefined }], nuevo);
    autoguardado?.olvidar();
    setRestaurado(null);
    setConflicto(null);
    setDistintos(null);
    setEditando(false);
    empezarDe(baseDe(tabla, nuevo));
    // 'Guardar' had the focus and is disabled now: who works by keyboard stays in the form
    raiz.current?.focus({ preventScroll: true });
    if (opciones.exito !== undefined) toast.exito(opciones.exito);
    opciones.onGuardado?.(nuevo);
    refresh();
  };

  const mostrarErrores = (errores: Readonly<Record<string, string>>) => {
    for (const [nombre, message] of Object.entries(errores)) form.setError(nombre, { type: 'validacion', message });
    toast.aviso(mensajes.GEN.camposIncorrectos);
    const primero = tabla.nombres.find((nombre) => nombre in errores);
    if (primero !== undefined) enfocarCampo(raiz.current, primero);
  };

  const fallar = (error: unknown, valores: Valores) => {
    const { base: inicio } = vivo.current;
    // The draft waited for the save: nothing typed may hang on this screen alone.
    for (const seccion of new Set(tabla.nombres.map((n) => campoDe(tabla, n).seccion))) {
      const pendientes = pendientesDe(tabla, seccion, valores, inicio.valores);
      if (Object.keys(pendientes).length > 0) autoguardado?.programar(seccion, pendientes, inicio.version);
    }
    const choque = leerConflicto(error, tabla, valores, inicio.valores);
    setConflicto(choque);
    if (choque !== null) return;
    const { status, errors: errores } = falloDe(error);
    const propios = Object.entries(errores).filter(([nombre]) => tabla.campos[nombre] !== undefined);
    if (propios.length > 0 && (status === 422 || status === 400)) mostrarErrores(Object.fromEntries(propios));
    else toast.error(error, opciones.fallo);
  };

  const actualizar = async (cuerpo: object, version: number): Promise<R> => {
    const { data } = await dataProvider.update<R & { id: Identifier }>(recurso, {
      id: registro.id,
      data: cuerpo as Partial<R>,
      previousData: { ...registro, version },
    });
    return data;
  };

  const enviar = async (valores: Valores, version: number) => {
    if (ocupado.current) return;
    const revisado = tabla.revisar(valores, contexto);
    if ('errores' in revisado) {
      setConflicto(null);
      return mostrarErrores(revisado.errores);
    }
    ocupado.current = true;
    setGuardando(true);
    try {
      await autoguardado?.callar();
      const preparar = opciones.preparar as ((v: Valores) => object) | undefined;
      const cuerpo = preparar?.(revisado.valores) ?? revisado.valores;
      terminar(await (opciones.enviar ?? actualizar)(cuerpo, version));
    } catch (error) {
      fallar(error, valores);
    } finally {
      ocupado.current = false;
      setGuardando(false);
    }
  };

  const resolver = (elecciones: Readonly<Record<string, Eleccion>>): Promise<void> => {
    if (conflicto === null) return Promise.resolve();
    const valores = { ...(form.getValues() as Valores) };
    const guardados = Object.fromEntries(conflicto.campos.map((c) => [c.nombre, c.guardado]));
    for (const { nombre, guardado } of conflicto.campos)
      if (elecciones[nombre] === 'guardado') valores[nombre] = guardado;
    for (const { nombre } of conflicto.campos) form.setValue(nombre, valores[nombre], { shouldDirty: true });
    // From here on one's own changes are those against what the other one stored.
    setBase((antes) => ({ valores: { ...antes.valores, ...guardados }, version: conflicto.version }));
    return enviar(valores, conflicto.version);
  };

  /** Of two that one person typed in two places: that of this machine takes the place of what the form shows, or is forgotten. */
  const decidirCopia = (usar: boolean) => {
    setCopia([]);
    for (const { seccion, valores, versionBase } of copia) {
      if (!usar) {
        void autoguardado?.olvidarCopia(seccion);
        continue;
      }
      for (const nombre of tabla.nombres.filter((n) => campoDe(tabla, n).seccion === seccion))
        form.setValue(nombre, valores[nombre] ?? base.valores[nombre] ?? null, { shouldDirty: true });
      setBase((antes) => ({ ...antes, version: Math.min(antes.version, versionBase) }));
      autoguardado?.programar(seccion, valores, versionBase);
    }
    if (usar) setEditando(true);
  };

  const cancelar = () => {
    void autoguardado?.descartar();
    setRestaurado(null);
    setConflicto(null);
    setDistintos(null);
    setEditando(opciones.enEdicion ?? false);
    empezarDe(baseDe(tabla, registro));
  };

  const irA = useCallback(
    (campo: string) => {
      if (tabla.campos[campo] === undefined) return;
      if (puedeEditar) setEditando(true);
      setDestino(campo);
    },
    [tabla, puedeEditar],
  );
  useEffect(() => {
    if (destino === null || (puedeEditar && !editando)) return;
    enfocarCampo(raiz.current, destino);
    setDestino(null);
  }, [destino, editando, puedeEditar]);

  const campos = useMemo<ContextoDeCampos>(
    () => ({
      control: form.control,
      tabla,
      contexto,
      editando,
      cambiar,
      avisos: { ...(avisos as ContextoDeCampos['avisos']), ...avisosDeConflicto(tabla, distintos) },
      filtros: filtros as ContextoDeCampos['filtros'],
    }),
    [form.control, tabla, contexto, editando, cambiar, avisos, distintos, filtros],
  );

  return {
    form,
    campos,
    puedeEditar,
    listo,
    editando,
    guardando,
    sucio,
    conflicto,
    conBorrador,
    borrador: estado,
    restaurado,
    copia:
      copia.length === 0
        ? null
        : {
            escritaEn: copia.map((c) => c.escritaEn).reduce((a, b) => (a > b ? a : b)),
            usar: () => decidirCopia(true),
            descartar: () => decidirCopia(false),
          },
    editar: () => setEditando(true),
    cancelar,
    guardar: () => enviar(form.getValues() as Valores, base.version),
    resolver,
    volver: () => {
      setDistintos(conflicto);
      setConflicto(null);
    },
    irA,
    raiz,
  };
}

const baseDe = (tabla: Tabla, registro: RegistroEditable): Base => ({
  valores: valoresDe(tabla, registro),
  version: registro.version,
});

const esSeccionDe = (tabla: Tabla, seccion: string): boolean =>
  tabla.nombres.some((nombre) => campoDe(tabla, nombre).seccion === seccion);

/** What is unsaved in one section. */
const pendientesDe = (tabla: Tabla, seccion: string, valores: Valores, base: Valores): Valores =>
  Object.fromEntries(
    tabla.nombres
      .filter((nombre) => campoDe(tabla, nombre).seccion === seccion && valores[nombre] !== base[nombre])
      .map((nombre) => [nombre, valores[nombre] ?? null]),
  );

function comoRespuesta(resultado: ReturnType<Tabla['revisar']>): ResolverResult {
  if ('valores' in resultado) return { values: resultado.valores, errors: {} };
  const errores = Object.entries(resultado.errores).map(([nombre, message]) => [
    nombre,
    { type: 'validacion', message },
  ]);
  return { values: {}, errors: Object.fromEntries(errores) };
}

/** Keeps the former object while a new one says the same. */
function usePorContenido<T>(valor: T): T {
  const texto = JSON.stringify(valor);
  // The text stands for the content.
  return useMemo(() => valor, [texto]);
}
