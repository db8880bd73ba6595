import { estadosDePagare, LEG, MINIMO_BUSQUEDA_DE_PAGARE, propios } from '@adjudica/domain';
import Typography from '@mui/material/Typography';
import { useUsuario } from '../../providers/sesion';
import { Filtro } from '../../ui/tabla/Filtro';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { usePuede } from '../../ui/usePuede';
import { EstadoDePagareChip } from './EstadoDePagareChip';
import { enCuotas } from './enCuotas';
import { RECURSO, rutaDeNuevo, rutaDePagare } from './rutas';
import type { PagareDeLista } from './tipos';

/** LEG-516 */
const PRIMERA_PAGINA = 50;

const columnas: readonly Columna<PagareDeLista>[] = [
  { campo: 'id', ordena: true },
  {
    campo: 'nombresCliente',
    ordena: true,
    debajo: ({ cedulaCliente }) => cedulaCliente,
    enTelefono: (pagare) => <Estado pagare={pagare} />,
  },
  { campo: 'idCodigo', tipo: 'codigo' },
  { campo: 'plazo', tipo: 'numero' },
  { campo: 'monto', tipo: 'dinero', ordena: true },
  { campo: 'fechaEmision', tipo: 'fecha', ordena: true },
  { campo: 'estado', dibujar: (pagare) => <Estado pagare={pagare} /> },
];

/** With a warning where the plan owes something else by now. */
function Estado({ pagare: { estado, debeHoy } }: { readonly pagare: PagareDeLista }) {
  return (
    <>
      <EstadoDePagareChip estado={estado} />
      {debeHoy !== null && (
        <Typography variant="caption" color="warning.main" sx={{ display: 'block', whiteSpace: 'normal' }}>
          {propios.pagareDebeHoy(enCuotas(debeHoy))}
        </Typography>
      )}
    </>
  );
}

/** LEG-509…512, LEG-514…516: notes, newest first. */
export default function ListaDePagares() {
  const { role } = useUsuario();
  const puede = usePuede();
  return (
    <RecordList
      resource={RECURSO}
      title={LEG.pagares}
      createLabel={puede('pagare:escribir') ? LEG.nuevoPagare : undefined}
      createTo={rutaDeNuevo(role)}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={PRIMERA_PAGINA}
      disableAuthentication
      exportable
      searchIn={propios.pagareBuscaEn}
      searchMinLength={MINIMO_BUSQUEDA_DE_PAGARE}
      filters={<Filtro campo="estado" etiqueta="Estado" opciones={estadosDePagare} />}
    >
      <Tabla columnas={columnas} enlace={({ id }: PagareDeLista) => rutaDePagare(role, id)} />
    </RecordList>
  );
}
