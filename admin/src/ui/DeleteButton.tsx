import { mensajes } from '@adjudica/domain';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useNotify } from 'react-admin';
import { ActDialog } from './act/ActDialog';

interface Deleted {
  readonly id: number;
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
export function DeleteButton({ resource, record, name, success }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  return (
    <>
      <Tooltip title="Eliminar">
        <IconButton size="small" aria-label={`Eliminar ${name}`} onClick={() => setAsking(true)}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {asking && (
        <ActDialog<Deleted>
          acto={{
            titulo: mensajes.CON.eliminar(name),
            confirmar: 'Eliminar',
            peligro: true,
            cierra: true,
          }}
          id={record.id}
          enviar={async (_, key) => {
            const params = { id: record.id, previousData: record, meta: { key } };
            return (await dataProvider.delete<RaRecord>(resource, params)).data as Deleted;
          }}
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
