import { mensajes } from '@adjudica/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type RefObject, type SetStateAction, useState } from 'react';
import { type Identifier, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { falloDe } from '../../providers/problemas';
import { useNotifyError } from '../useNotifyError';
import { useSingleMutation } from '../useSingleMutation';
import type { Autoguardado } from './autoguardado';
import { type Conflicto, type Eleccion, leerConflicto } from './conflicto';
import { type Base, type OpcionesDeEdicion, pendientesDe, type RegistroEditable } from './edicion';
import { enfocarCampo } from './foco';
import { campoDe, type Tabla, type Valores } from './tabla';

interface Guardado<V extends object, C, R extends RegistroEditable> {
  readonly opciones: OpcionesDeEdicion<V, C, R>;
  readonly form: UseFormReturn<FieldValues>;
  readonly tabla: Tabla;
  readonly contexto: unknown;
  readonly autoguardado: Autoguardado | null;
  readonly raiz: RefObject<HTMLFormElement | null>;
  readonly base: Base;
  /** The same as it stands when an answer comes. */
  readonly baseAhora: () => Base;
  readonly setBase: Dispatch<SetStateAction<Base>>;
  readonly onTerminado: (nuevo: R) => void;
}

interface Envio {
  /** As typed. */
  readonly valores: Valores;
  /** As checked by the rules. */
  readonly revisados: Valores;
  readonly version: number;
}

/** Saving: the values are checked, sent once with the version that was read, and a stale version becomes a choice by field. */
export function useGuardado<V extends object, C, R extends RegistroEditable>(guardado: Guardado<V, C, R>) {
  const { opciones, form, tabla, contexto, autoguardado, raiz, base, baseAhora, setBase, onTerminado } = guardado;
  const { recurso, registro } = opciones;
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [conflicto, setConflicto] = useState<Conflicto | null>(null);
  /** What differs, after somebody went back to the form without choosing: marked at the fields until a save. */
  const [distintos, setDistintos] = useState<Conflicto | null>(null);

  const terminar = (nuevo: R) => {
    queryClient.setQueryData([recurso, 'getOne', { id: String(nuevo.id), meta: undefined }], nuevo);
    setConflicto(null);
    setDistintos(null);
    onTerminado(nuevo);
    // 'Guardar' had the focus and is disabled now: who works by keyboard stays in the form
    raiz.current?.focus({ preventScroll: true });
    if (opciones.exito !== undefined) notify(opciones.exito, { type: 'success' });
    opciones.onGuardado?.(nuevo);
    refresh();
  };

  const mostrarErrores = (errores: Readonly<Record<string, string>>) => {
    for (const [nombre, message] of Object.entries(errores)) form.setError(nombre, { type: 'validacion', message });
    notify(mensajes.GEN.camposIncorrectos, { type: 'warning' });
    const primero = tabla.nombres.find((nombre) => nombre in errores);
    if (primero !== undefined) enfocarCampo(raiz.current, primero);
  };

  const fallar = (error: unknown, valores: Valores) => {
    const inicio = baseAhora();
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
    else notifyError(error, opciones.fallo);
  };

  const actualizar = async (cuerpo: object, version: number): Promise<R> => {
    const { data } = await dataProvider.update<R & { id: Identifier }>(recurso, {
      id: registro.id,
      data: cuerpo as Partial<R>,
      previousData: { ...registro, version },
    });
    return data;
  };

  const { run, pending } = useSingleMutation({
    mutationFn: async ({ revisados, version }: Envio) => {
      await autoguardado?.callar();
      const preparar = opciones.preparar as ((v: Valores) => object) | undefined;
      const nuevo = await (opciones.enviar ?? actualizar)(preparar?.(revisados) ?? revisados, version);
      await autoguardado?.olvidar();
      return nuevo;
    },
    onSuccess: terminar,
    onError: (error, { valores }) => fallar(error, valores),
  });
  const enviar = async (valores: Valores, version: number): Promise<void> => {
    const revisado = tabla.revisar(valores, contexto);
    if ('valores' in revisado) return void (await run({ valores, revisados: revisado.valores, version }));
    setConflicto(null);
    mostrarErrores(revisado.errores);
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

  return {
    guardando: pending,
    conflicto,
    distintos,
    guardar: () => enviar(form.getValues() as Valores, base.version),
    resolver,
    volver: () => {
      setDistintos(conflicto);
      setConflicto(null);
    },
    olvidar: () => {
      setConflicto(null);
      setDistintos(null);
    },
  };
}
