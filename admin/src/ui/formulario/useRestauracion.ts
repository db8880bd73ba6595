import type { Instante } from '@adjudica/domain';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FECHA_INCOMPLETA } from '../fields/FechaPicker';
import type { Copia } from './copiaLocal';
import { type Base, type CopiaEnDuda, esSeccionDe } from './edicion';
import { campoDe, type Tabla } from './tabla';
import type { BorradorDeFormulario } from './useBorrador';

interface Restauracion {
  readonly form: UseFormReturn<FieldValues>;
  readonly tabla: Tabla;
  readonly puedeEditar: boolean;
  readonly borrador: BorradorDeFormulario;
  readonly base: Base;
  readonly setBase: Dispatch<SetStateAction<Base>>;
  /** Something was put back: the form is being edited. */
  readonly onRepuesto: () => void;
}

/** What an earlier sitting left unsaved goes back into the form, once; of two drafts that differ somebody says which one. */
export function useRestauracion({ form, tabla, puedeEditar, borrador, base, setBase, onRepuesto }: Restauracion) {
  const { listo, borradores, enDuda, autoguardado } = borrador;
  /** UTC ISO of the draft that was put back, until it is saved or discarded. */
  const [restaurado, setRestaurado] = useState<Instante | null>(null);
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
    onRepuesto();
  }, [listo, puedeEditar, autoguardado, borradores, enDuda, tabla, base, form, setBase, onRepuesto]);

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
    if (usar) onRepuesto();
  };

  const enDudaAhora: CopiaEnDuda | null =
    copia.length === 0
      ? null
      : {
          escritaEn: copia.map((c) => c.escritaEn).reduce((a, b) => (a > b ? a : b)),
          usar: () => decidirCopia(true),
          descartar: () => decidirCopia(false),
        };
  return { restaurado, olvidar: () => setRestaurado(null), copia: enDudaAhora };
}
