import { LEG, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { Facts } from '../../ui/Facts';
import { vacio } from '../../ui/format';
import { PageHeader } from '../../ui/PageHeader';
import { Show } from '../../ui/show/Show';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { Cabecera } from './Cabecera';
import { rutaDeContrato, rutaDeContratos } from './rutas';
import type { BaseDeContrato } from './tipos';

/** LEG-534, LEG-565: the contract of the plan that the address names is made; without one, the list. */
export default function NuevoContrato() {
  const { role } = useUsuario();
  const [params] = useSearchParams();
  const idCodigo = params.get('plan');
  if (idCodigo === null || idCodigo === '') return <Navigate to={rutaDeContratos(role)} replace />;
  return (
    <Show resource="base-de-contrato" id={idCodigo} title={false}>
      <Nuevo />
    </Show>
  );
}

function Nuevo() {
  const base = useShownRecord<BaseDeContrato>();
  const { role } = useUsuario();
  const navegar = useNavigate();
  const { id, nombreCliente, cedula, impedimento, nombreConyuge, nombreGarante } = base;
  const [abierta, setAbierta] = useState(impedimento === null);
  // somebody made it since: a link of a notice, a page that stood open
  if (base.version > 0) return <Navigate to={rutaDeContrato(role, id)} replace />;
  return (
    <>
      <PageHeader title={LEG.editorDeContrato} description={`${nombreCliente} · ${cedula} · Plan ${id}`} />
      <Card sx={{ p: 2, display: 'grid', gap: 2, maxWidth: 560 }}>
        <Alert severity={impedimento === null ? 'info' : 'warning'}>{impedimento ?? LEG.sinContrato}</Alert>
        <Facts
          facts={[
            { label: 'Cónyuge', value: nombreConyuge ?? vacio },
            { label: 'Garante', value: nombreGarante ?? vacio },
          ]}
        />
        <Button variant="contained" disabled={impedimento !== null} onClick={() => setAbierta(true)}>
          {propios.contratoCrear}
        </Button>
      </Card>
      {abierta && (
        <Cabecera
          contrato={null}
          onGuardado={() => navegar(rutaDeContrato(role, id), { replace: true })}
          onClose={() => setAbierta(false)}
        />
      )}
    </>
  );
}
