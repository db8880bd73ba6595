import { prefijoDe } from '@adjudica/domain';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { StateChip } from '../../ui/StateChip';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { departamentoEscrito, rolesParaElegir, type UsuarioRecord } from './etiquetas';

const columnas: readonly Columna<UsuarioRecord>[] = [
  { campo: 'usuario', ordena: true, dibujar: (usuario) => <Nombre usuario={usuario} /> },
  { campo: 'nombre', ordena: true },
  { campo: 'apellido', ordena: true },
  { campo: 'role', ordena: true },
  { campo: 'idDepartamento', dibujar: ({ idDepartamento }) => departamentoEscrito(idDepartamento) },
  {
    campo: 'activo',
    etiqueta: 'Estado',
    ordena: true,
    dibujar: ({ activo }) => <StateChip label={activo ? 'Activo' : 'Inactivo'} tono={activo ? 'exito' : 'neutro'} />,
  },
];

function Nombre({ usuario: { id, usuario } }: { readonly usuario: UsuarioRecord }) {
  const prefijo = prefijoDe(useUsuario().role);
  return (
    <MuiLink component={Link} to={`${prefijo}/usuario/${id}`} sx={{ fontWeight: 560 }}>
      {usuario}
    </MuiLink>
  );
}

/** Users (AUT-021…023); for the system administrator. */
export default function UsuarioList() {
  const prefijo = prefijoDe(useUsuario().role);
  return (
    <RecordList
      title="Usuarios"
      description="Quién entra al sistema y con qué rol."
      sort={{ field: 'usuario', order: 'ASC' }}
      searchPlaceholder="Buscar por usuario o nombre"
      filters={<Filters />}
      actions={
        <Button
          component={Link}
          to={`${prefijo}/usuario/create`}
          variant="contained"
          startIcon={<PersonAddAltOutlined />}
        >
          Nuevo usuario
        </Button>
      }
    >
      <Tabla columnas={columnas} alElegir={({ id }) => `${prefijo}/usuario/${id}`} />
    </RecordList>
  );
}

function Filters() {
  const { filterValues, setFilters } = useListContext();
  const set = (name: string, value: unknown) => {
    const { [name]: _old, ...others } = filterValues;
    setFilters(value === '' ? others : { ...others, [name]: value });
  };
  return (
    <>
      <TextField
        select
        label="Rol"
        value={filterValues.role ?? ''}
        onChange={(event) => set('role', event.target.value)}
        sx={{ flex: '1 1 200px', maxWidth: { sm: 240 } }}
      >
        <MenuItem value="">Todos</MenuItem>
        {rolesParaElegir.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Estado"
        value={filterValues.activo === undefined ? '' : String(filterValues.activo)}
        onChange={(event) => set('activo', event.target.value === '' ? '' : event.target.value === 'true')}
        sx={{ flex: '1 1 120px', maxWidth: { sm: 140 } }}
      >
        <MenuItem value="">Todos</MenuItem>
        <MenuItem value="true">Activos</MenuItem>
        <MenuItem value="false">Inactivos</MenuItem>
      </TextField>
    </>
  );
}
