import type { Valor } from '@adjudica/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { avisosDeConflicto } from './conflicto';
import type { ContextoDeCampos } from './contexto';
import {
  type Base,
  baseDe,
  comoRespuesta,
  type Edicion,
  type OpcionesDeEdicion,
  pendientesDe,
  type RegistroEditable,
} from './edicion';
import { enfocarCampo } from './foco';
import { campoDe, comoTabla, type Valores } from './tabla';
import { useTrasSesion } from './trasSesion';
import { useBorrador } from './useBorrador';
import { useGuardado } from './useGuardado';
import { useRestauracion } from './useRestauracion';

const sinAvisos = {};

/**
 * One form of one record: read until 'Editar', saved by 'Guardar' with the version that was read (CLI-042, CLI-043, CLI-120, CLI-126). A refused
 * save keeps everything as typed; a stale one becomes a choice by field; unsaved work is kept as a draft where the form has drafts.
 */
export function useEdicion<V extends object, C, R extends RegistroEditable>(
  opciones: OpcionesDeEdicion<V, C, R>,
): Edicion {
  const { registro, puedeEditar, avisos = sinAvisos, filtros = sinAvisos } = opciones;
  const actuales = useRef(opciones);
  actuales.current = opciones;
  const tabla = useMemo(() => comoTabla(opciones.formulario), [opciones.formulario]);
  const contexto = usePorContenido(opciones.contexto);
  const raiz = useRef<HTMLFormElement>(null);

  const [base, setBase] = useState<Base>(() => baseDe(tabla, registro));
  const [editando, setEditando] = useState(opciones.enEdicion ?? false);
  const [destino, setDestino] = useState<string | null>(null);

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
  const borrador = useBorrador(
    conBorrador ? (opciones.borrador ?? null) : null,
    opciones.claveDeBorrador ?? String(registro.id),
  );

  const { autoguardado } = borrador;

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

  const onRepuesto = useCallback(() => setEditando(true), []);
  useTrasSesion(conBorrador ? null : `${opciones.recurso}/${registro.id}`, form, onRepuesto);
  const { restaurado, olvidar, copia } = useRestauracion({
    form,
    tabla,
    puedeEditar,
    borrador,
    base,
    setBase,
    onRepuesto,
  });
  const { guardando, conflicto, distintos, ...guardado } = useGuardado({
    opciones,
    form,
    tabla,
    contexto,
    autoguardado,
    raiz,
    base,
    baseAhora: () => vivo.current.base,
    setBase,
    onTerminado: (nuevo) => {
      olvidar();
      setEditando(false);
      empezarDe(baseDe(tabla, nuevo));
    },
  });

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

  const cancelar = () => {
    void autoguardado?.descartar();
    olvidar();
    guardado.olvidar();
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
    listo: borrador.listo,
    editando,
    guardando,
    sucio,
    conflicto,
    conBorrador,
    borrador: borrador.estado,
    restaurado,
    copia,
    editar: () => setEditando(true),
    cancelar,
    guardar: guardado.guardar,
    resolver: guardado.resolver,
    volver: guardado.volver,
    irA,
    raiz,
  };
}

/** Keeps the former object while a new one says the same. */
function usePorContenido<T>(valor: T): T {
  const texto = JSON.stringify(valor);
  // The text stands for the content.
  return useMemo(() => valor, [texto]);
}
