import { LEG, nombreDeDocumento } from '@adjudica/domain';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { DocumentoVista } from '../../generated/api';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { ErrorState } from '../../ui/ErrorState';
import { fechaHora } from '../../ui/formato';
import { LoadingState } from '../../ui/LoadingState';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { Visor } from '../../ui/visor/Visor';
import type { PagareDetalle } from './tipos';

/** LEG-532, LEG-581, LEG-602: the legal documents of the plan; one without a file says so. */
export default function DocumentosDelPlan({ pagare: { idCodigo } }: { readonly pagare: PagareDetalle }) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const notify = useNotify();
  const [abierto, setAbierto] = useState<DocumentoVista | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['documento', 'legales', idCodigo],
    queryFn: ({ signal }) =>
      dataProvider.read<DocumentoVista[]>(
        `documento?range=${encodeURIComponent('[0,99]')}&filter=${encodeURIComponent(JSON.stringify({ plan: idCodigo }))}`,
        { signal },
      ),
  });
  const ruta = abierto === null ? '' : `documento/${abierto.id}/archivo`;
  const cargar = useCallback((signal: AbortSignal) => dataProvider.file(ruta, { signal }), [dataProvider, ruta]);
  if (data === undefined)
    return error === null ? <LoadingState /> : <ErrorState message={error.message} onRetry={() => void refetch()} />;
  const columnas: readonly Columna<DocumentoVista>[] = [
    { etiqueta: 'Documento', dibujar: ({ tipo }) => tipo.nombre },
    { etiqueta: 'Subido', dibujar: ({ subidoEn }) => (subidoEn === null ? '—' : fechaHora(subidoEn)) },
    {
      etiqueta: 'Acciones',
      acciones: true,
      dibujar: (fila) => (
        <Button
          size="small"
          startIcon={<VisibilityOutlined />}
          aria-label={`${LEG.ver} ${fila.tipo.nombre}`}
          onClick={() => (fila.subidoEn === null ? notify(LEG.sinDocumento, { type: 'error' }) : setAbierto(fila))}
        >
          {LEG.ver}
        </Button>
      ),
    },
  ];
  return (
    <>
      <Tabla etiqueta="Documentos" filas={data} columnas={columnas} />
      {abierto !== null && (
        <Visor
          titulo={abierto.tipo.nombre}
          subtitulo={`Plan ${idCodigo}`}
          clave={ruta}
          cargar={cargar}
          nombre={
            abierto.nombreDescarga ??
            nombreDeDocumento({ identificacion: abierto.identificacion, nombre: abierto.tipo.nombre, idCodigo })
          }
          lugar={{ numero: 1, total: 1 }}
          onClose={() => setAbierto(null)}
        />
      )}
    </>
  );
}
