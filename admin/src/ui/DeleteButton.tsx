import { mensajes } from '@adjudica/domain';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { etag } from '../providers/dataProvider';
import { apiUrl, http } from '../providers/http';
import { ActoDialog } from './acto/ActoDialog';

interface Deleted {
  /** false: the record is inactive now, because another one refers to it. */
  readonly eliminado: boolean;
}

interface DeleteButtonProps {
  readonly resource: string;
  readonly record: { readonly id: number; readonly version: number };
  readonly name: string;
  /** Message after deletion; left out = none, the row disappears. */
  readonly success?: string;
}

/** CON-506, CON-519: deletes a record in the version that was shown, after a question. */
export function DeleteButton({ resource: recurso, record: { id, version }, name, success }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  return (
    <>
      <Tooltip title="Eliminar">
        <IconButton size="small" aria-label={`Eliminar ${name}`} onClick={() => setAsking(true)}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {asking && (
        <ActoDialog<Deleted>
          acto={{
            recurso,
            accion: 'eliminar',
            titulo: mensajes.CON.eliminar(name),
            confirmar: 'Eliminar',
            peligro: true,
            cierra: true,
          }}
          id={id}
          enviar={(_, key) => sendDelete(`${recurso}/${id}`, version, key)}
          onHecho={({ eliminado }) => {
            if (!eliminado) notify(mensajes.propios.quedoInactivo(name), { type: 'warning' });
            else if (success !== undefined) notify(success, { type: 'success' });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** react-admin's `delete` does not send the version. */
async function sendDelete(path: string, version: number, key: string): Promise<Deleted> {
  const headers = { 'If-Match': etag(version), 'Idempotency-Key': key };
  return (await http<Deleted>(`${apiUrl}/${path}`, { method: 'DELETE', headers })).json;
}
