import {
  bloquesDeContrato,
  describirCondiciones,
  listaDeFormatos,
  nombreDeBloque,
  nombreDeSituacion,
  propios,
} from '@adjudica/domain';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { CreateButton } from '../../ui/table/CreateButton';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { SearchInput } from '../../ui/table/SearchInput';
import { SelectFilter } from '../../ui/table/SelectFilter';
import { useCan } from '../../ui/useCan';
import { CoberturaDeFormatos } from './CoberturaDeFormatos';
import { RECURSO, rutaDeFormato, rutaDeLista, rutaDeNuevo } from './rutas';
import { condicionesDe, type FormatoDeLista } from './tipos';
import { SituacionField, Vigencia } from './Vigencia';

const { campo, direccion } = listaDeFormatos.ordenInicial;
const bloques = bloquesDeContrato.map(({ id: codigo, nombre, orden }) => ({ codigo, nombre: `${orden}. ${nombre}` }));

const ancho = { whiteSpace: 'normal', minWidth: 150 } as const;
const Column = DataTable.Col<FormatoDeLista>;

const filters = (
  <>
    <SearchInput source="q" lookIn={propios.formatoBuscar} />
    <SelectFilter source="bloque" label="Bloque" choices={bloques} width={210} />
    <SelectFilter source="situacion" label="Estado" choices={nombreDeSituacion} />
  </>
);

/** The list opens on what is in force: drafts that wait are named. */
function Borradores() {
  const { role } = useUsuario();
  const { total = 0 } = useGetList(RECURSO, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: campo, order: direccion },
    filter: { situacion: 'borrador' },
  });
  if (total === 0) return null;
  const filtro = new URLSearchParams({ filter: JSON.stringify({ situacion: 'borrador' }) });
  return (
    <MuiLink component={Link} to={`${rutaDeLista(role)}?${filtro}`}>
      {propios.formatosPorAprobar(total)}
    </MuiLink>
  );
}

/** The texts of the clauses, block by block: for which contracts, since when, and whether every contract finds exactly one. */
export default function ListaDeFormatos() {
  const { role } = useUsuario();
  const escribe = useCan('formato:escribir');
  return (
    <List
      resource={RECURSO}
      title={propios.formatosTitulo}
      description={
        <>
          <Borradores />
          <CoberturaDeFormatos />
        </>
      }
      sort={{ field: campo, order: direccion }}
      perPage={50}
      filterDefaultValues={{ situacion: 'vigente' }}
      empty={propios.formatosVacio}
      disableAuthentication
      exporter
      actions={escribe && <CreateButton label={propios.formatoNuevo} to={rutaDeNuevo(role)} />}
      filters={filters}
    >
      <DataTable<FormatoDeLista> rowClick={({ id }) => rutaDeFormato(role, id)}>
        <Column
          source="nombre"
          secondary={({ codigo, numero }) => `${codigo}, versión ${numero}`}
          onPhone={() => <SituacionField />}
        />
        <Column source="bloque" render={({ bloque }) => <Box sx={ancho}>{nombreDeBloque(bloque)}</Box>} disableSort />
        <Column
          source="condiciones"
          render={(formato) => <Box sx={ancho}>{describirCondiciones(condicionesDe(formato))}</Box>}
          disableSort
        />
        <Column source="situacion" field={SituacionField} disableSort />
        <Column source="vigenteDesde" render={(formato) => <Vigencia {...formato} />} />
        <Column
          source="escritoPor"
          render={({ escritoPor, entregado }) => (
            <Box sx={{ ...ancho, minWidth: 120 }}>{entregado ? 'Entregado' : escritoPor}</Box>
          )}
          secondary={({ decididoPor }) => decididoPor !== null && `Decidió ${decididoPor}`}
          disableSort
        />
      </DataTable>
    </List>
  );
}
