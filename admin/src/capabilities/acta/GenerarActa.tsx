import { mensajes, paginacion } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useEffect } from 'react';
import { useListParams, useRefresh } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LoadingState } from '../../ui/LoadingState';
import { PageHeader } from '../../ui/PageHeader';
import { useToast } from '../../ui/useToast';
import { useAsamblea, useGrupo, useOpciones } from '../asamblea/consultas';
import type { Seleccion } from '../asamblea/enlaces';
import { SelectorDeAsamblea, SelectoresDeGrupo } from '../asamblea/Selectores';
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
  const toast = useToast();
  const { producto = '', grupo: codigo = '', asamblea: numero } = seleccion;
  const { grupo, error: errorDeGrupo } = useGrupo(producto, codigo);
  const { data: opciones, error: errorDeOpciones } = useOpciones(grupo?.id as number | undefined);
  const opcion = opciones?.opciones.find(({ numeroAsamblea }) => numeroAsamblea === numero);
  const noSeleccionable = opciones !== undefined && numero !== undefined && opcion?.seleccionable !== true;
  const { data: asamblea, error } = useAsamblea(noSeleccionable ? undefined : (opcion?.id ?? undefined));

  // ASA-027: an address or a link can name an assembly that the selector would refuse.
  useEffect(() => {
    if (!noSeleccionable) return;
    toast.aviso(opciones.advertencia);
    setSeleccion({ producto, grupo: codigo });
  }, [noSeleccionable]);

  const selectores = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flex: { xs: '1 1 140px', sm: '0 0 auto' } } }}>
      <SelectoresDeGrupo value={seleccion} onChange={setSeleccion} />
      <SelectorDeAsamblea value={seleccion} onChange={setSeleccion} paraActa />
    </Box>
  );
  const failure = errorDeGrupo ?? errorDeOpciones ?? error;

  if (asamblea !== undefined && opcion !== undefined && !noSeleccionable) {
    return (
      <Trabajo
        // Another assembly: nothing of the last one's dialogs, corrections or pending marks.
        key={asamblea.id}
        asamblea={asamblea}
        params={params}
        selectores={selectores}
        onReset={() => setSeleccion({})}
      />
    );
  }
  return (
    <>
      <PageHeader title={mensajes.ASA.generarActa} />
      <Card>
        <Box sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>{selectores}</Box>
        {failure ? (
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
