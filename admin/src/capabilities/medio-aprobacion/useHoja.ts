import { hoyEn } from '@adjudica/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { falloDe } from '../../providers/problemas';
import type { Edicion } from '../../ui/formulario/edicion';
import { useEdicion } from '../../ui/formulario/useEdicion';
import { avisosDeHoja } from './avisos';
import { claveDeMedio } from './consultas';
import {
  type ContextoDeHoja,
  type CuerpoDeMedio,
  cuerpoDe,
  formularioDeHoja,
  type HojaDeMedio,
  hojaDe,
  type PlanDeContexto,
} from './hoja';
import { comoDeHoja } from './rechazo';
import { RECURSO } from './rutas';
import type { MedioDetalle } from './tipos';

/** The sheet as the form wants it; id 'nuevo', version 0 = nothing is stored yet. */
export interface RegistroDeHoja extends HojaDeMedio {
  readonly id: string;
  readonly version: number;
}

export const registroDe = (medio: MedioDetalle): RegistroDeHoja => ({
  id: String(medio.id),
  version: medio.version,
  ...hojaDe(medio),
});

interface OpcionesDeHoja {
  /** Whose plans they are. */
  readonly cedula: string;
  readonly registro: RegistroDeHoja;
  readonly planes: readonly PlanDeContexto[];
  /** While no plan is chosen. */
  readonly producto: string;
  readonly puedeEditar: boolean;
  /** Of a new one. */
  readonly enEdicion?: boolean;
  readonly guardar: (cuerpo: CuerpoDeMedio, version: number) => Promise<MedioDetalle>;
  readonly exito: string;
  readonly onGuardado?: (id: string) => void;
}

const filtros = {
  modeloId: ({ marcaId }: object & { marcaId?: unknown }) =>
    typeof marcaId === 'string' && marcaId !== '' ? { marca: marcaId } : null,
  dispositivoId: () => ({ estado: 'A' }),
};

/** The sheet of an approval in the common form: its cache, its refusals and its conflicts in the sheet's own flat names. */
export function useHoja(opciones: OpcionesDeHoja): Edicion {
  const { cedula, registro, planes, producto, puedeEditar, enEdicion = false, guardar, exito, onGuardado } = opciones;
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const refresh = useRefresh();
  const [hoy] = useState(() => hoyEn(new Date()));
  const contexto: ContextoDeHoja = { hoy, planes, producto };
  const formulario = useMemo(() => formularioDeHoja(registro.id), [registro.id]);

  return useEdicion({
    formulario,
    contexto,
    registro,
    // The name under which the flat sheet is kept; what the API sends is kept under its own.
    recurso: `${RECURSO}/hoja`,
    borrador: RECURSO,
    claveDeBorrador: cedula,
    puedeEditar,
    enEdicion,
    avisos: avisosDeHoja,
    filtros,
    preparar: (valores) => cuerpoDe(valores, contexto),
    enviar: async (cuerpo, version) => {
      try {
        const medio = await guardar(cuerpo as CuerpoDeMedio, version);
        queryClient.setQueryData(claveDeMedio(medio.id), medio);
        return registroDe(medio);
      } catch (error) {
        // Sent or decided meanwhile: the page around the form must say so.
        if (falloDe(error).status === 409) refresh();
        throw await comoDeHoja(error, async () => {
          const { data } = await dataProvider.getOne<MedioDetalle>(RECURSO, { id: Number(registro.id) });
          return data;
        });
      }
    },
    exito,
    ...(onGuardado && { onGuardado: ({ id }: RegistroDeHoja) => onGuardado(id) }),
  });
}
