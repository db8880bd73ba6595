import { mensajes, paginacion } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useEffect, useState } from 'react';
import { useListParams, useNotify, useRefresh } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { PageHeader } from '../../ui/PageHeader';
import { SearchBar } from '../../ui/SearchBar';
import { useAsamblea, useGrupo, useOpciones } from '../asamblea/consultas';
import type { Seleccion } from '../asamblea/enlaces';
import { SelectorDeAsamblea, SelectoresDeGrupo } from '../asamblea/Selectores';
import { busquedaDe, conBusqueda } from '../participante/Participantes';
import { Trabajo } from './Trabajo';

/** Selectors, page, sort and search of the participants all stand in the URL. */
function useParametros() {
  const params = useListParams({
    resource: 'participante',
    storeKey: 'generar-acta',
    perPage: paginacion.participantes.tamano,
    sort: { field: 'codigo', order: 'ASC' },
  });
  const [{ filterValues }, { setFilters }] = params;
  const { producto, grupo, asamblea } = filterValues as Record<string, unknown>;
  const seleccion: Seleccion = {
    ...(typeof producto === 'string' ? { producto } : {}),
    ...(typeof grupo === 'string' ? { grupo } : {}),
    ...(typeof asamblea === 'number' ? { asamblea } : {}),
  };
  return { params, seleccion, setSeleccion: (value: Seleccion) => setFilters({ ...value }) };
}

/** ASA-013, ASA-024…062: product → group → assembly, then the participants, their marks and the minutes. */
export default function GenerarActa() {
  const { params, seleccion, setSeleccion } = useParametros();
  const refresh = useRefresh();
  const notify = useNotify();
  const [cabecera, setCabecera] = useState<HTMLElement | null>(null);
  const { producto = '', grupo: codigo = '', asamblea: numero } = seleccion;
  const { grupo, error: errorDeGrupo } = useGrupo(producto, codigo);
  const { data: opciones, error: errorDeOpciones } = useOpciones(grupo?.id as number | undefined);
  const opcion = opciones?.opciones.find(({ numeroAsamblea }) => numeroAsamblea === numero);
  const noSeleccionable = opciones !== undefined && numero !== undefined && opcion?.seleccionable !== true;
  const { data: asamblea, error } = useAsamblea(noSeleccionable ? undefined : (opcion?.id ?? undefined));

  // ASA-027: an address or a link can name an assembly that the selector would refuse.
  useEffect(() => {
    if (!noSeleccionable) return;
    notify(opciones.advertencia, { type: 'warning' });
    setSeleccion({ producto, grupo: codigo });
  }, [noSeleccionable]);

  const lista = asamblea !== undefined && opcion !== undefined && !noSeleccionable ? asamblea : null;
  const failure = errorDeGrupo ?? errorDeOpciones ?? error;
  const [{ filterValues }, { setFilters }] = params;

  return (
    <>
      <PageHeader
        title={mensajes.ASA.generarActa}
        actions={<Box ref={setCabecera} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 34 }} />}
      />
      {/* 'clip' and not 'hidden': the head of the table sticks to the window. */}
      <Card sx={{ overflow: 'clip' }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            p: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
            '& > *': { flex: { xs: '1 1 140px', sm: '0 0 auto' } },
          }}
        >
          <SelectoresDeGrupo value={seleccion} onChange={setSeleccion} />
          <SelectorDeAsamblea value={seleccion} onChange={setSeleccion} paraActa />
          {lista !== null && (
            <Box sx={{ ml: { lg: 'auto' } }}>
              <SearchBar value={busquedaDe(filterValues)} onSearch={(q) => setFilters(conBusqueda(filterValues, q))} />
            </Box>
          )}
        </Box>
        {lista !== null ? (
          <Trabajo
            // Another assembly: nothing of the last one's dialogs, corrections or pending marks.
            key={lista.id}
            asamblea={lista}
            params={params}
            cabecera={cabecera}
            onReset={() => setSeleccion({})}
          />
        ) : failure ? (
          <ErrorState message={failure.message} onRetry={refresh} />
        ) : grupo === null ? (
          <EmptyState message={mensajes.ASA.grupoNoExiste} />
        ) : numero !== undefined ? (
          <LoadingState />
        ) : (
          <EmptyState message="Elija un producto, un grupo y una asamblea para ver sus participantes." />
        )}
      </Card>
    </>
  );
}
