import { mensajes } from '@adjudica/domain';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { etag } from '../providers/dataProvider';
import { apiUrl, http } from '../providers/http';
import { ActoDialog } from './acto/ActoDialog';

interface Eliminado {
  /** false = it is inactive now, because something names it. */
  readonly eliminado: boolean;
}

interface EliminarButtonProps {
  readonly recurso: string;
  readonly registro: { readonly id: number; readonly version: number };
  readonly nombre: string;
  /** Said when it is gone; left out = the row is not there any more. */
  readonly exito?: string;
}

/** CON-506, CON-519: removes one record in the version that was seen, once it was asked. */
export function EliminarButton({ recurso, registro: { id, version }, nombre, exito }: EliminarButtonProps) {
  const [preguntando, setPreguntando] = useState(false);
  const notify = useNotify();
  return (
    <>
      <Tooltip title="Eliminar">
        <IconButton size="small" aria-label={`Eliminar ${nombre}`} onClick={() => setPreguntando(true)}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {preguntando && (
        <ActoDialog<Eliminado>
          acto={{
            recurso,
            accion: 'eliminar',
            titulo: mensajes.CON.eliminar(nombre),
            confirmar: 'Eliminar',
            peligro: true,
            cierra: true,
          }}
          id={id}
          enviar={(_, clave) => eliminar(`${recurso}/${id}`, version, clave)}
          onHecho={({ eliminado }) => {
            if (!eliminado) notify(mensajes.propios.quedoInactivo(nombre), { type: 'warning' });
            else if (exito !== undefined) notify(exito, { type: 'success' });
          }}
          onClose={() => setPreguntando(false)}
        />
      )}
    </>
  );
}

/** With its version, which react-admin's `delete` doesn't send. */
async function eliminar(ruta: string, version: number, clave: string): Promise<Eliminado> {
  const headers = { 'If-Match': etag(version), 'Idempotency-Key': clave };
  return (await http<Eliminado>(`${apiUrl}/${ruta}`, { method: 'DELETE', headers })).json;
}
