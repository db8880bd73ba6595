import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { type AdjudicaDataProvider, etag } from '../../providers/dataProvider';
import { apiUrl, http } from '../../providers/http';
import {
  Autoguardado,
  type Borrador,
  type EstadoDeBorrador,
  type PuertoDeBorrador,
  SIN_BORRADOR,
} from './autoguardado';

function puertoDe(formulario: string, clave: string): PuertoDeBorrador {
  const url = (seccion: string) =>
    `${apiUrl}/borrador/${[formulario, clave, seccion].map((parte) => encodeURIComponent(parte)).join('/')}`;
  return {
    async guardar(seccion, valores, versionBase, version) {
      const body = JSON.stringify({ valores, versionBase, version });
      const headers = { 'If-Match': etag(version) };
      // `keepalive`: a draft of a page that is being closed still arrives
      return (await http<Borrador>(url(seccion), { method: 'PUT', headers, body, keepalive: body.length < 60_000 }))
        .json;
    },
    async borrar(seccion, version) {
      await http(url(seccion), { method: 'DELETE', headers: { 'If-Match': etag(version) }, keepalive: true });
    },
  };
}

export interface BorradorDeFormulario {
  /** Whether it is known what there is to restore. */
  readonly listo: boolean;
  readonly guardados: readonly Borrador[];
  readonly estado: EstadoDeBorrador;
  readonly autoguardado: Autoguardado | null;
}

const ninguno: readonly Borrador[] = [];

/**
 * The drafts of one form: the user's own, read once when the form opens, written while it is edited.
 * @param formulario name of the form ('solicitud'), or `null` for a form without drafts
 */
export function useBorrador(formulario: string | null, clave: string): BorradorDeFormulario {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const [estado, setEstado] = useState<EstadoDeBorrador>(SIN_BORRADOR);
  const [autoguardado, setAutoguardado] = useState<Autoguardado | null>(null);
  const { data, isPending } = useQuery({
    queryKey: ['borrador', formulario, clave],
    queryFn: ({ signal }) =>
      dataProvider.read<Borrador[]>(`borrador?filter=${encodeURIComponent(JSON.stringify({ formulario, clave }))}`, {
        signal,
      }),
    enabled: formulario !== null,
    // Asked once per opening; what is written meanwhile comes from this very form
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  useEffect(() => {
    if (formulario === null) return;
    const guardador = new Autoguardado(puertoDe(formulario, clave), setEstado);
    setAutoguardado(guardador);
    const alEsconder = () => document.visibilityState === 'hidden' && void guardador.vaciar();
    document.addEventListener('visibilitychange', alEsconder);
    return () => {
      document.removeEventListener('visibilitychange', alEsconder);
      void guardador.vaciar();
    };
  }, [formulario, clave]);

  return {
    listo: formulario === null || (!isPending && autoguardado !== null),
    guardados: data ?? ninguno,
    estado,
    autoguardado,
  };
}
