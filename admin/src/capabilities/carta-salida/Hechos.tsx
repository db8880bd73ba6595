import { identificada, mensajes, propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Facts } from '../../ui/Facts';
import { fecha, fechaHora, vacio } from '../../ui/format';
import { Unidad } from '../unidad';
import { Correo } from './Correo';
import type { CartaDetalle } from './tipos';

const pestanas = [propios.cartaCliente, propios.cartaBien, propios.cartaRsa] as const;

/** CAR-510, CAR-518: what the letter is about. */
export function Hechos({ carta }: { readonly carta: CartaDetalle }) {
  const [abierta, setAbierta] = useState(0);
  return (
    <Card component="section" aria-label="Datos de la carta">
      <Tabs value={abierta} onChange={(_, cual: number) => setAbierta(cual)} variant="fullWidth">
        {pestanas.map((nombre, i) => (
          <Tab key={nombre} id={`carta-${i}`} aria-controls={`carta-panel-${i}`} label={nombre} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`carta-panel-${abierta}`} aria-labelledby={`carta-${abierta}`} sx={{ p: 2 }}>
        {[<Cliente key="c" carta={carta} />, <Bien key="b" carta={carta} />, <Rsa key="r" carta={carta} />][abierta]}
      </Box>
    </Card>
  );
}

const hechos = (pares: readonly (readonly [string, ReactNode])[]) => (
  <Facts facts={pares.map(([label, value]) => ({ label, value: value === null || value === '' ? vacio : value }))} />
);

function Cliente({ carta: { cliente, idCodigo, ejecutivo, cita } }: { readonly carta: CartaDetalle }) {
  return hechos([
    ['Nombre', cliente.nombre],
    ['Identificación', cliente.cedula],
    ['Plan', `${idCodigo} · ${cliente.nombreProducto}`],
    ['Adjudicado el', cliente.fechaAdjudicacion && fecha(cliente.fechaAdjudicacion)],
    ['Celular', cliente.celular],
    ['Teléfono', cliente.telefono],
    ['Correo electrónico', cliente.correo && <Correo key="correo">{cliente.correo}</Correo>],
    ['Dirección', cliente.direccion],
    ['Ejecutivo', ejecutivo],
    [propios.citaTitulo, cita && propios.citaDe(fecha(cita.dia), cita.hora, cita.lugar)],
    ...(cita?.recibe ? [[propios.actaRecibe, identificada(cita.recibe)] as const] : []),
  ]);
}

function Bien({ carta: { bien, producto, idCodigo } }: { readonly carta: CartaDetalle }) {
  if (bien === null) return <Typography variant="body2">{mensajes.GEN.sinRegistros}</Typography>;
  const facts =
    producto === '02'
      ? hechos([
          ['Inmueble', bien.inmueble],
          ['Dirección', bien.direccion],
          ['Registro', bien.registro],
        ])
      : hechos([
          ['Marca', bien.marca],
          ['Modelo', bien.modelo],
          ['Año', bien.anio],
          ['Color', bien.color],
          ['Motor', bien.motor],
          ['Chasis', bien.chasis],
          ['Placa', bien.placa],
          ['Estado', bien.estadoBien],
        ]);
  return (
    <>
      {facts}
      <Unidad idCodigo={idCodigo} />
    </>
  );
}

/** CAR-521: newest first. */
function Rsa({ carta: { rsa } }: { readonly carta: CartaDetalle }) {
  if (rsa.length === 0) return <Typography variant="body2">{propios.cartaSinRsa}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {rsa.map(({ id, fecha: cuando, nombreEvento, comentario, usuario }) => (
        <li key={id}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {fechaHora(cuando)} · {nombreEvento} · {usuario ?? vacio}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {comentario ?? vacio}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
