import { propios } from '@adjudica/domain';
import { screen } from '@testing-library/react';
import '../../testing/textLayout';
import { userOf } from '../../testing/api';
import { apiDeContratos } from '../../testing/contratos';
import { apiDeMedios, medioEnEspera } from '../../testing/medios';
import { openApp } from '../../testing/openApp';
import { apiDeOrdenes, ordenPendiente } from '../../testing/ordenes';
import { apiDePagos, pago } from '../../testing/pagos';

const motivoSuspension = propios.tratamientoSuspendido('10/03/2026', 7);
const ejecutivo = userOf('Ejecutivo Adjudicaciones', '002');
const legal = userOf('Legal', '003');

/** Pages of records whose samples other tests share; of notes, pledges and letters their own tests say the same. */
const paginas = {
  'orden de compra': {
    prepara: (motivo: string | null) => void apiDeOrdenes({ ...ordenPendiente, motivoSuspension: motivo }),
    abre: () => openApp(`/ejecutivo/orden-de-compra/${ordenPendiente.id}`, ejecutivo),
  },
  'solicitud de pago': {
    prepara: (motivo: string | null) => void apiDePagos({ detalle: { ...pago, motivoSuspension: motivo } }),
    abre: () => openApp(`/ejecutivo/solicitud-de-pago/${pago.id}`, ejecutivo),
  },
  'medio de aprobación': {
    prepara: (motivo: string | null) => void apiDeMedios({ ...medioEnEspera, motivoSuspension: motivo }),
    abre: () => openApp(`/ejecutivo/medio-aprobacion/${medioEnEspera.id}`, ejecutivo),
  },
  contrato: {
    prepara: (motivo: string | null) => void apiDeContratos({ motivoSuspension: motivo }),
    abre: () => openApp('/legal/contrato/01-M001-7', legal),
  },
};

describe.each(Object.entries(paginas))('%s', (_, { prepara, abre }) => {
  test('of somebody whose data are blocked says since when, by which request and who lifts it', async () => {
    prepara(motivoSuspension);
    abre();
    expect(await screen.findByText(motivoSuspension)).toHaveTextContent(/«Derechos del titular», solicitud 7\./);
  });

  test('of anybody else says nothing of it', async () => {
    prepara(null);
    abre();
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText(/administrador del sistema/)).toBeNull();
  });
});
