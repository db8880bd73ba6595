import { propios } from '@adjudica/domain';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ListContextProvider, useList, useRefresh } from 'react-admin';
import type { ClaveDeServicioGenerada, ClaveDeServicioVista, CuentaDeServicioVista } from '../../generated/api';
import { ActDialog } from '../../ui/act/ActDialog';
import { SecretDialog } from '../../ui/dialogs/SecretDialog';
import { InstantField } from '../../ui/fields/columns';
import { fechaHora } from '../../ui/format';
import { StateChip } from '../../ui/StateChip';
import { DataTable } from '../../ui/table/DataTable';
import { tones } from '../../ui/tones';
import { generacion, revocacion } from './claves.actos';

type Fila = ClaveDeServicioVista & { readonly id: string };
type Abierto = 'generar' | { readonly revocar: string } | { readonly nueva: string };

const Column = DataTable.Col<Fila>;

/** Keys of an account: made, shown once, revoked. */
export function Claves({ cuenta }: { readonly cuenta: CuentaDeServicioVista }) {
  const tituloId = useId();
  const refresh = useRefresh();
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const cerrar = () => setAbierto(null);
  const filas = cuenta.claves.map((clave) => ({ ...clave, id: clave.publico }));
  const lista = useList<Fila>({ data: filas, resource: 'clave-servicio' });
  return (
    <Card component="section" aria-labelledby={tituloId} sx={{ maxWidth: 860, mt: 2 }}>
      <Box sx={{ px: 2, py: 1.25, display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h2" id={tituloId}>
          {propios.clavesTitulo}
        </Typography>
        <Button variant="outlined" startIcon={<KeyOutlined />} onClick={() => setAbierto('generar')}>
          {propios.claveGenerar}
        </Button>
      </Box>
      <ListContextProvider value={lista}>
        <DataTable<Fila> aria-label={propios.clavesTitulo} empty={propios.sinClaves}>
          <Column source="publico" label="Clave" render={({ publico }) => `adj_${publico}_…`} disableSort />
          <Column
            source="estado"
            label="Estado"
            render={({ estado }) => (
              <StateChip label={propios.estadoDeClaveEscrito[estado]} tone={tones.clave[estado]} />
            )}
            disableSort
          />
          <Column source="creadaEn" label="Generada" field={InstantField} disableSort />
          <Column source="vence" label="Vence" field={InstantField} disableSort />
          <Column
            source="ultimoUso"
            label="Último uso"
            render={({ ultimoUso }) => (ultimoUso === null ? propios.cuentaSinUso : fechaHora(ultimoUso))}
            secondary={({ ultimaDireccion }) => ultimaDireccion}
            disableSort
          />
          <Column
            label="Acciones"
            actions
            render={({ estado, publico }) =>
              estado === 'vigente' && (
                <Button
                  size="small"
                  color="error"
                  aria-label={`Revocar la clave ${publico}`}
                  onClick={() => setAbierto({ revocar: publico })}
                >
                  {propios.claveRevocar}
                </Button>
              )
            }
          />
        </DataTable>
      </ListContextProvider>
      {abierto === 'generar' && (
        <ActDialog<ClaveDeServicioGenerada>
          acto={generacion}
          id={cuenta.id}
          fijos={{ version: cuenta.version }}
          efecto={propios.claveGenerarDescripcion}
          onHecho={({ claveSecreta }) => setAbierto({ nueva: claveSecreta })}
          onClose={cerrar}
        />
      )}
      {abierto !== null && typeof abierto !== 'string' && 'revocar' in abierto && (
        <ActDialog
          acto={revocacion}
          id={cuenta.id}
          fijos={{ clave: abierto.revocar }}
          efecto={propios.claveRevocarDescripcion}
          onHecho={refresh}
          onClose={cerrar}
        />
      )}
      {abierto !== null && typeof abierto !== 'string' && 'nueva' in abierto && (
        <SecretDialog
          title={propios.claveNuevaTitulo}
          secret={abierto.nueva}
          onceText={propios.claveUnaVez}
          onClose={() => {
            cerrar();
            refresh();
          }}
        >
          Para <b>{cuenta.usuario}</b>. {propios.claveUnaVez}
        </SecretDialog>
      )}
    </Card>
  );
}
