import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { calls, etag, urlOf } from '../../../providers/calls';
import type { AdjudicaDataProvider } from '../../../providers/dataProvider';
import { http } from '../../../providers/http';
import { getSesion } from '../../../providers/sesion';
import { Autosave, type Draft, type DraftStatus, type DraftStore, NO_DRAFT } from './Autosave';
import { canKeepCopies, type LocalCopies, localCopiesOf } from './localCopies';
import { leave, release, takeOver } from './orphans';
import { type FoundDrafts, findDrafts } from './recover';

function storeOf(formulario: string, clave: string): DraftStore {
  const url = (seccion: string) => urlOf('/borrador/{formulario}/{clave}/{seccion}', { formulario, clave, seccion });
  const user = getSesion()?.user.idSaad;
  return {
    async save(seccion, valores, versionBase, version) {
      const body = JSON.stringify({ valores, versionBase, version });
      const headers = { 'If-Match': etag(version) };
      // `keepalive`: the draft of a page that is being closed still arrives.
      return (await http<Draft>(url(seccion), { method: 'PUT', headers, body, keepalive: body.length < 60_000 })).json;
    },
    async remove(seccion, version) {
      await http(url(seccion), { method: 'DELETE', headers: { 'If-Match': etag(version) }, keepalive: true });
    },
    isCurrent: () => getSesion()?.user.idSaad === user,
  };
}

let llave: { readonly token: string | undefined; readonly pedida: Promise<string> } | null = null;

/** Asked once a session and kept in memory only; after a failure it is asked again. */
function askForKey(): Promise<string> {
  const token = getSesion()?.token;
  if (llave === null || llave.token !== token) {
    const pedida = calls.get('/borrador/llave', {}).then(({ llave }) => llave);
    const nueva = { token, pedida };
    llave = nueva;
    pedida.catch(() => {
      if (llave === nueva) llave = null;
    });
  }
  return llave.pedida;
}

export interface StoredDraft extends FoundDrafts {
  /** Whether it is known what there is to restore. */
  readonly ready: boolean;
  readonly status: DraftStatus;
  readonly autosave: Autosave | null;
}

const nothing: FoundDrafts = { drafts: [], doubtful: [], redundant: [] };

interface Saver {
  readonly autosave: Autosave;
  readonly copies: LocalCopies;
}

/**
 * The user's drafts of one form: read when it opens, written while it is edited.
 * @param formulario name of the form ('solicitud'); null for a form without drafts
 */
export function useStoredDraft(formulario: string | null, clave: string): StoredDraft {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const place = `${formulario}/${clave}`;
  const [status, setEstado] = useState<DraftStatus>(NO_DRAFT);
  const [autosave, setGuardador] = useState<Saver | null>(null);
  const { data, isPending } = useQuery({
    queryKey: ['borrador', formulario, clave],
    queryFn: async ({ signal }) => {
      // What a previous instance of the form is still sending is taken over first.
      const handedOver = await takeOver(place);
      const filter = JSON.stringify({ formulario, clave });
      const [onServer, onDevice] = await Promise.all([
        dataProvider.get('/borrador', { filter }, { signal }),
        localCopiesOf(place, askForKey).read(),
      ]);
      const others = onDevice.filter(({ seccion }) => !handedOver.some((cedida) => cedida.seccion === seccion));
      release(place);
      return findDrafts(onServer as readonly Draft[], [...handedOver, ...others]);
    },
    enabled: formulario !== null,
    // Read once per opening: later changes come from this form.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  useEffect(() => {
    if (formulario === null) return;
    const copies = localCopiesOf(place, askForKey);
    const autosave = new Autosave(storeOf(formulario, clave), setEstado, copies);
    setGuardador({ autosave, copies });
    const stopListening = autosave.listen();
    return () => leave(place, autosave, stopListening);
  }, [formulario, clave, place]);

  useEffect(() => {
    // Asks for the key early, because without a connection it would be too late.
    if (data !== undefined && canKeepCopies()) askForKey().catch(() => undefined);
  }, [data]);

  useEffect(() => {
    for (const seccion of data?.redundant ?? []) void autosave?.copies.remove(seccion);
  }, [data, autosave]);

  return {
    ready: formulario === null || (!isPending && autosave !== null),
    ...(data ?? nothing),
    status,
    autosave: autosave?.autosave ?? null,
  };
}
