import account from './en/account.json' with { type: 'json' }
import apiKeys from './en/api-keys.json' with { type: 'json' }
import artwork from './en/artwork.json' with { type: 'json' }
import audit from './en/audit.json' with { type: 'json' }
import brand from './en/brand.json' with { type: 'json' }
import categories from './en/categories.json' with { type: 'json' }
import costs from './en/costs.json' with { type: 'json' }
import customerImport from './en/customer-import.json' with { type: 'json' }
import customers from './en/customers.json' with { type: 'json' }
import decisions from './en/decisions.json' with { type: 'json' }
import discounts from './en/discounts.json' with { type: 'json' }
import documents from './en/documents.json' with { type: 'json' }
import estimates from './en/estimates.json' with { type: 'json' }
import filmFinish from './en/film-finish.json' with { type: 'json' }
import filmPrices from './en/film-prices.json' with { type: 'json' }
import floor from './en/floor.json' with { type: 'json' }
import forms from './en/forms.json' with { type: 'json' }
import garmentPhotos from './en/garment-photos.json' with { type: 'json' }
import garments from './en/garments.json' with { type: 'json' }
import jobs from './en/jobs.json' with { type: 'json' }
import kinds from './en/kinds.json' with { type: 'json' }
import leads from './en/leads.json' with { type: 'json' }
import metrics from './en/metrics.json' with { type: 'json' }
import newOrder from './en/new-order.json' with { type: 'json' }
import orderChanges from './en/order-changes.json' with { type: 'json' }
import orderPage from './en/order-page.json' with { type: 'json' }
import orderWords from './en/order-words.json' with { type: 'json' }
import orders from './en/orders.json' with { type: 'json' }
import printCosts from './en/print-costs.json' with { type: 'json' }
import productImport from './en/product-import.json' with { type: 'json' }
import production from './en/production.json' with { type: 'json' }
import refusals from './en/refusals.json' with { type: 'json' }
import session from './en/session.json' with { type: 'json' }
import settings from './en/settings.json' with { type: 'json' }
import shared from './en/shared.json' with { type: 'json' }
import setup from './en/setup.json' with { type: 'json' }
import sheets from './en/sheets.json' with { type: 'json' }
import shell from './en/shell.json' with { type: 'json' }
import stock from './en/stock.json' with { type: 'json' }
import tableImport from './en/table-import.json' with { type: 'json' }
import team from './en/team.json' with { type: 'json' }
import templates from './en/templates.json' with { type: 'json' }
import today from './en/today.json' with { type: 'json' }
import webhooks from './en/webhooks.json' with { type: 'json' }
import zones from './en/zones.json' with { type: 'json' }

/** The other languages have files of the same shape. */
export const en = {
  account,
  apiKeys,
  artwork,
  audit,
  brand,
  categories,
  costs,
  customerImport,
  customers,
  decisions,
  discounts,
  documents,
  estimates,
  filmFinish,
  filmPrices,
  floor,
  forms,
  garmentPhotos,
  garments,
  jobs,
  kinds,
  leads,
  metrics,
  newOrder,
  orderChanges,
  orderPage,
  orderWords,
  orders,
  printCosts,
  productImport,
  production,
  refusals,
  session,
  settings,
  setup,
  shared,
  sheets,
  shell,
  stock,
  tableImport,
  team,
  templates,
  today,
  webhooks,
  zones,
}
