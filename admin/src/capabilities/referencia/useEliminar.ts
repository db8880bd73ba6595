import { mensajes } from '@adjudica/domain';
import { useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { etag } from '../../providers/dataProvider';
import { apiUrl, http } from '../../providers/http';
import { useToast } from '../../ui/useToast';
import type { ReferenciaRecord } from './tipos';

/** Removes the reference that was seen: with its version, which react-admin's `delete` doesn't send. Refused or not, the list is read again. */
export function useEliminar() {
  const toast = useToast();
  const refresh = useRefresh();
  const [enCurso, setEnCurso] = useState(false);
  const ocupado = useRef(false);

  const eliminar = async ({ id, version }: ReferenciaRecord): Promise<void> => {
    if (ocupado.current) return;
    ocupado.current = true;
    setEnCurso(true);
    try {
      await http(`${apiUrl}/referencia/${id}`, { method: 'DELETE', headers: { 'If-Match': etag(version) } });
      toast.exito('Referencia eliminada');
    } catch (error) {
      toast.error(error, mensajes.GEN.errorMasTarde);
    } finally {
      ocupado.current = false;
      setEnCurso(false);
      refresh();
    }
  };

  return { eliminar, enCurso };
}
