import { LEG, nombreDeDocumento } from '@adjudica/domain';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { DocumentoVista } from '../../generated/api';
import { urlOf } from '../../providers/calls';
import { useApiQuery } from '../../providers/useApiQuery';
import { fechaHora } from '../../ui/format';
import { QueryState } from '../../ui/QueryState';
import { DataTable } from '../../ui/table/DataTable';
import { Viewer } from '../../ui/viewer/Viewer';
import { usePagare } from './consultas';

const Column = DataTable.Col<DocumentoVista>;

/** LEG-532, LEG-581, LEG-602: the legal documents of the plan; one without a file says so. */
export default function DocumentosDelPlan() {
  const { idCodigo } = usePagare();
  const notify = useNotify();
  const [abierto, setAbierto] = useState<DocumentoVista | null>(null);
  const { data, error, refetch } = useApiQuery('/documento', {
    range: '[0,99]',
    filter: JSON.stringify({ plan: idCodigo }),
  });
  if (data === undefined) return <QueryState error={error} refetch={refetch} />;
  return (
    <>
      <DataTable aria-label="Documentos" data={data}>
        <Column label="Documento" render={({ tipo }) => tipo.nombre} />
        <Column label="Subido" render={({ subidoEn }) => fechaHora(subidoEn)} />
        <Column
          label="Acciones"
          actions
          render={(fila) => (
            <Button
              size="small"
              startIcon={<VisibilityOutlined />}
              aria-label={`${LEG.ver} ${fila.tipo.nombre}`}
              onClick={() => (fila.subidoEn === null ? notify(LEG.sinDocumento, { type: 'error' }) : setAbierto(fila))}
            >
              {LEG.ver}
            </Button>
          )}
        />
      </DataTable>
      {abierto !== null && (
        <Viewer
          title={abierto.tipo.nombre}
          subtitle={`Plan ${idCodigo}`}
          url={urlOf('/documento/{id}/archivo', { id: abierto.id })}
          downloadName={
            abierto.nombreDescarga ??
            nombreDeDocumento({ identificacion: abierto.identificacion, nombre: abierto.tipo.nombre, idCodigo })
          }
          position={{ number: 1, total: 1 }}
          onClose={() => setAbierto(null)}
        />
      )}
    </>
  );
}
