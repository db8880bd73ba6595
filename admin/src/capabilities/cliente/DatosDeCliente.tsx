import { estadosCiviles, mensajes, nombreDeCodigo, propios, tiposDeIdentificacion } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Copiable } from '../../ui/CopyButton';
import { Facts } from '../../ui/Facts';
import { fecha, fechaHora, vacio } from '../../ui/format';
import { Telefono } from '../../ui/Telefono';
import { Detalle } from './Detalle';
import type { ClienteDetalle } from './tipos';

/** CLI-010: who the client is and how to reach the client. */
export function DatosDeCliente({ cliente }: { readonly cliente: ClienteDetalle }) {
  const { tipoIdentificacion, identificacion, celular, telefono, correo, direccion } = cliente;
  const { fechaNacimiento, edad, estadoCivil } = cliente;
  const lugar = [cliente.ciudad, cliente.provincia].filter(Boolean).join(', ');
  return (
    <Card component="section" aria-labelledby="datos-de-cliente" sx={{ px: 2, py: 1.5 }}>
      <Typography variant="h3" component="h2" id="datos-de-cliente" sx={{ color: 'text.secondary', mb: 0.75 }}>
        {mensajes.CLI.datosDeCliente}
      </Typography>
      {cliente.suspendidoDesde !== null && (
        <Alert severity="warning" icon={false} sx={{ mt: 1, py: 0.25 }}>
          {propios.suspendidoDesde(fechaHora(cliente.suspendidoDesde))}
        </Alert>
      )}
      <Box sx={{ mt: 0.75 }}>
        <Detalle label={`${nombreDeCodigo(tiposDeIdentificacion, tipoIdentificacion)} ${identificacion}`}>
          <Facts
            facts={[
              {
                label: nombreDeCodigo(tiposDeIdentificacion, tipoIdentificacion),
                value: <Copiable texto={identificacion} />,
              },
              {
                label: 'Nacimiento',
                value: edad === null ? fecha(fechaNacimiento) : `${fecha(fechaNacimiento)}, ${edad} años`,
              },
              {
                label: 'Estado civil',
                value: estadoCivil === null ? vacio : nombreDeCodigo(estadosCiviles, estadoCivil),
              },
              { label: 'Celular', value: celular ? <Telefono numero={celular} /> : vacio },
              { label: 'Teléfono', value: telefono ? <Telefono numero={telefono} /> : vacio },
              { label: 'Correo', value: correo ? <Correo texto={correo} /> : vacio },
              { label: 'Ciudad', value: lugar || vacio },
              { label: 'Dirección', value: direccion || vacio },
            ]}
          />
        </Detalle>
      </Box>
    </Card>
  );
}

/** An address too long for one line breaks before its "@", not within a word. */
function Correo({ texto }: { readonly texto: string }) {
  const [buzon, ...dominio] = texto.split('@');
  return (
    <Link href={`mailto:${texto}`} underline="hover">
      {buzon}
      <wbr />
      {dominio.map((parte) => `@${parte}`)}
    </Link>
  );
}
