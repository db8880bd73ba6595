import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { type AdjudicaDataProvider, etag } from '../../providers/dataProvider';
import { apiUrl, http } from '../../providers/http';
import { getSesion } from '../../providers/sesion';
import {
  Autoguardado,
  type Borrador,
  type EstadoDeBorrador,
  type PuertoDeBorrador,
  SIN_BORRADOR,
} from './autoguardado';
import { type CopiasDeFormulario, copiasDe, hayCopiaLocal } from './copiaLocal';
import { dejar, recoger, soltar } from './huerfanos';
import { type Hallados, hallar } from './recuperar';

function puertoDe(formulario: string, clave: string): PuertoDeBorrador {
  const url = (seccion: string) =>
    `${apiUrl}/borrador/${[formulario, clave, seccion].map((parte) => encodeURIComponent(parte)).join('/')}`;
  const usuario = getSesion()?.user.idSaad;
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
    vigente: () => getSesion()?.user.idSaad === usuario,
  };
}

let llave: { readonly token: string | undefined; readonly pedida: Promise<string> } | null = null;

/** Asked once a session and kept in memory alone; a failure is asked again. */
function pedirLlave(): Promise<string> {
  const token = getSesion()?.token;
  if (llave === null || llave.token !== token) {
    const pedida = http<{ readonly llave: string }>(`${apiUrl}/borrador/llave`).then(({ json }) => json.llave);
    const nueva = { token, pedida };
    llave = nueva;
    pedida.catch(() => {
      if (llave === nueva) llave = null;
    });
  }
  return llave.pedida;
}

export interface BorradorDeFormulario extends Hallados {
  /** Whether it is known what there is to restore. */
  readonly listo: boolean;
  readonly estado: EstadoDeBorrador;
  readonly autoguardado: Autoguardado | null;
}

const nada: Hallados = { borradores: [], enDuda: [], sobrantes: [] };

interface Guardador {
  readonly autoguardado: Autoguardado;
  readonly copias: CopiasDeFormulario;
}

/**
 * The drafts of one form: the user's own, read once when the form opens, written while it is edited.
 * @param formulario name of the form ('solicitud'), or `null` for a form without drafts
 */
export function useBorrador(formulario: string | null, clave: string): BorradorDeFormulario {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const lugar = `${formulario}/${clave}`;
  const [estado, setEstado] = useState<EstadoDeBorrador>(SIN_BORRADOR);
  const [guardador, setGuardador] = useState<Guardador | null>(null);
  const { data, isPending } = useQuery({
    queryKey: ['borrador', formulario, clave],
    queryFn: async ({ signal }) => {
      // What an earlier opening is still sending arrives first, or is taken over
      const cedidas = await recoger(lugar);
      const filter = encodeURIComponent(JSON.stringify({ formulario, clave }));
      const [delServidor, delEquipo] = await Promise.all([
        dataProvider.read<Borrador[]>(`borrador?filter=${filter}`, { signal }),
        copiasDe(lugar, pedirLlave).leer(),
      ]);
      const otras = delEquipo.filter(({ seccion }) => !cedidas.some((cedida) => cedida.seccion === seccion));
      soltar(lugar);
      return hallar(delServidor, [...cedidas, ...otras]);
    },
    enabled: formulario !== null,
    // Asked once per opening; what is written meanwhile comes from this very form
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  useEffect(() => {
    if (formulario === null) return;
    const copias = copiasDe(lugar, pedirLlave);
    const autoguardado = new Autoguardado(puertoDe(formulario, clave), setEstado, copias);
    setGuardador({ autoguardado, copias });
    const dejarDeOir = autoguardado.escuchar();
    return () => dejar(lugar, autoguardado, dejarDeOir);
  }, [formulario, clave, lugar]);

  useEffect(() => {
    // Once the form stands: without the key nothing could be kept here when the connection goes
    if (data !== undefined && hayCopiaLocal()) pedirLlave().catch(() => undefined);
  }, [data]);

  useEffect(() => {
    for (const seccion of data?.sobrantes ?? []) void guardador?.copias.borrar(seccion);
  }, [data, guardador]);

  return {
    listo: formulario === null || (!isPending && guardador !== null),
    ...(data ?? nada),
    estado,
    autoguardado: guardador?.autoguardado ?? null,
  };
}
