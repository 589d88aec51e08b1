// Generated from the contract by `npm run generate`. Do not edit.

import type { Answer, CallOptions } from './answer.ts'
import type { Resources } from './resources.generated.ts'

/** One function for each operation of the API. */
export interface PlatenClient {
  /** The stable API version and where documentation and public endpoints are */
  apiIndex: (call?: CallOptions) => Promise<Answer<Resources['StringMap']>>
  /** The version 1 endpoints intended for public integrations and agents */
  apiIndexV1: (call?: CallOptions) => Promise<Answer<Resources['StringMap']>>
  /** Whether the API can reach its database */
  healthcheckLegacy: (call?: CallOptions) => Promise<Answer<Resources['StringMap']>>
  /** Whether the API can reach its database */
  healthcheckV1: (call?: CallOptions) => Promise<Answer<Resources['StringMap']>>
  /** Public checkout configuration with support channels and meetup zones */
  getPublicConfigLegacy: (call?: CallOptions) => Promise<Answer<Resources['PublicConfigResponse']>>
  /** Stable public checkout configuration including public payment instructions */
  getPublicConfigV1: (call?: CallOptions) => Promise<Answer<Resources['PublicConfigResponse']>>
  /** What the shop says about itself: about, delivery, returns, privacy, terms, and answers to questions */
  getShopTexts: (call?: CallOptions) => Promise<Answer<Resources['ShopTexts']>>
  /** A picture of the shop, in one size */
  getPictureFile: (call: { file: string } & CallOptions) => Promise<Answer<Blob>>
  /** Garments, colours, sizes, prices, print zones and availability */
  getCatalog: (call?: CallOptions) => Promise<Answer<Resources['CatalogResponse']>>
  /** A signed proof-of-work challenge that expires and can be used once */
  getBotChallenge: (call?: CallOptions) => Promise<Answer<Resources['BotChallengeResponse']>>
  /** Uploads one artwork file and says what the check found */
  uploadArtwork: (call: { body: { file: Blob }; idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['ArtworkRecord']>>
  /** Makes another artwork of one: without background, trimmed, sharpened, recoloured, traced, or another page */
  editArtwork: (
    call: { artworkId: string; body: Resources['ArtworkEdit']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['ArtworkRecord']>>
  /** A preview of the artwork, at a signed URL */
  getArtworkPreview: (
    call: {
      artworkId: string
      query?: { /** Seconds since 1970. */ expires: number; /** From the signed address. */ signature: string }
    } & CallOptions,
  ) => Promise<Answer<Blob>>
  /** One artwork, what the check found, and a fresh link to its preview */
  getArtwork: (call: { artworkId: string } & CallOptions) => Promise<Answer<Resources['ArtworkRecord']>>
  /** The artwork at full resolution, for reviewers */
  getArtworkPixels: (call: { artworkId: string } & CallOptions) => Promise<Answer<Blob>>
  /** Saves a design of texts, shapes and images, and makes one print of each zone */
  createDesign: (call: { body: Resources['DesignCreate']; idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['DesignRecord']>>
  /** A saved design, by the token of its link */
  getDesign: (call: { token: string } & CallOptions) => Promise<Answer<Resources['DesignRecord']>>
  /** Saves a film sheet with its pictures, sizes and places */
  createLayout: (call: { body: Resources['LayoutCreate']; idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['SheetLayoutRecord']>>
  /** A saved film sheet, by the token of its link */
  getLayout: (call: { token: string } & CallOptions) => Promise<Answer<Resources['SheetLayoutRecord']>>
  /** Prices items by the same rules as an order; nothing is stored */
  createQuote: (call: { body: Resources['QuoteCreate'] } & CallOptions) => Promise<Answer<Resources['QuoteResponse']>>
  /** What a discount code gives; nothing is stored or reserved */
  checkDiscount: (call: { body: Resources['DiscountCheck'] } & CallOptions) => Promise<Answer<Resources['DiscountTerms']>>
  /** Creates an order from the validated checkout and payment details */
  createStorefrontOrder: (
    call: { body: Resources['OrderCreate']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['OrderRecord']>>
  /** Where an order stands and what the customer can do next */
  getTrackedOrder: (call: { trackingToken: string } & CallOptions) => Promise<Answer<Resources['OrderRecord']>>
  /** Uploads a picture or PDF of a transfer slip, to be attached to a payment */
  uploadPaymentProof: (call: { body: { file: Blob }; idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['PaymentProofRecord']>>
  /** Submits a payment with its reference and proof */
  submitPayment: (
    call: { trackingToken: string; body: Resources['PaymentCreate']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['PaymentRecord']>>
  /** Replaces artwork that failed its check or needs changes */
  replaceOrderArtwork: (
    call: { trackingToken: string; body: Resources['ArtworkReplacement']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['OrderRecord']>>
  /** An order as a cart with today’s prices, and what is not as it was */
  createReorder: (call: { trackingToken: string } & CallOptions) => Promise<Answer<Resources['Reorder']>>
  /** What the customer and the shop wrote to each other about an order */
  getOrderThread: (call: { trackingToken: string } & CallOptions) => Promise<Answer<Resources['OrderThread']>>
  /** Writes to the shop about an order */
  sendMessageToShop: (
    call: { trackingToken: string; body: Resources['ThreadMessageCreate']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['OrderThread']>>
  /** Marks messages of the shop as read */
  readMessagesOfShop: (call: { trackingToken: string; body: Resources['ThreadRead'] } & CallOptions) => Promise<Answer<Resources['OrderThread']>>
  /** What the customer is asked to approve before the order is printed */
  getOfferedProof: (call: { trackingToken: string } & CallOptions) => Promise<Answer<Resources['OfferedProof']>>
  /** Asks for a proof before the order is printed */
  createProofRequest: (
    call: { trackingToken: string; body: Resources['ProofRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['OfferedProof']>>
  /** Approves a proof, so that the order can be printed */
  createProofApproval: (
    call: { trackingToken: string; body: Resources['ProofApproval']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['OfferedProof']>>
  /** Asks the shop to change a proof */
  createProofChangesRequest: (
    call: { trackingToken: string; body: Resources['ProofChangesRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['OfferedProof']>>
  /** What the customer and the shop wrote to each other about an estimate */
  getEstimateThread: (call: { trackingToken: string } & CallOptions) => Promise<Answer<Resources['OrderThread']>>
  /** Writes to the shop about an estimate */
  sendEstimateMessageToShop: (
    call: { trackingToken: string; body: Resources['ThreadMessageCreate']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['OrderThread']>>
  /** Marks messages of the shop about an estimate as read */
  readEstimateMessagesOfShop: (
    call: { trackingToken: string; body: Resources['ThreadRead'] } & CallOptions,
  ) => Promise<Answer<Resources['OrderThread']>>
  /** Invoices, credit notes and receipts of an order */
  listOwnDocuments: (call: { trackingToken: string } & CallOptions) => Promise<Answer<Resources['OwnDocument'][]>>
  /** A document of an order as PDF */
  getOwnDocumentFile: (call: { trackingToken: string; documentId: string } & CallOptions) => Promise<Answer<Blob>>
  /** The newest version of an estimate, as the customer sees it */
  getOfferedEstimate: (call: { trackingToken: string } & CallOptions) => Promise<Answer<Resources['OfferedEstimate']>>
  /** The newest version of an estimate as PDF */
  getOfferedEstimateFile: (call: { trackingToken: string } & CallOptions) => Promise<Answer<Blob>>
  /** Records that the customer opened the estimate */
  createEstimateView: (
    call: { trackingToken: string; body: Resources['EstimateView'] } & CallOptions,
  ) => Promise<Answer<Resources['OfferedEstimate']>>
  /** Approves an estimate, which becomes an order */
  createEstimateApproval: (
    call: { trackingToken: string; body: Resources['EstimateApproval']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['OfferedEstimate']>>
  /** Declines an estimate */
  createEstimateDecline: (
    call: { trackingToken: string; body: Resources['EstimateDecline']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['OfferedEstimate']>>
  /** Asks the shop to change an estimate */
  createEstimateChangesRequest: (
    call: { trackingToken: string; body: Resources['EstimateChangesRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['OfferedEstimate']>>
  /** Sends the link of an order to its customer */
  requestOrderLink: (
    call: { body: Resources['OrderLinkRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['OrderLinkResponse']>>
  /** Emails a link that signs a customer in */
  createSignInLink: (
    call: { body: Resources['SignInLinkRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['SignInLinkResponse']>>
  /** Signs a customer in with a link and sets the session cookie */
  createAccountSession: (call: { body: Resources['AccountSessionCreate'] } & CallOptions) => Promise<Answer<Resources['AccountRecord']>>
  /** Proves a second contact with a link, so that its orders are shown too */
  createAccountContact: (call: { body: Resources['AccountSessionCreate'] } & CallOptions) => Promise<Answer<Resources['AccountRecord']>>
  /** Who is signed in, and which contacts they have proven */
  getAccount: (call?: CallOptions) => Promise<Answer<Resources['AccountRecord']>>
  /** Orders that were placed with a proven contact, newest first */
  listAccountOrders: (
    call?: {
      query?: { /** How many records a page has at most. */ limit?: number; /** From the `Link` header of the previous page. */ cursor?: string }
    } & CallOptions,
  ) => Promise<Answer<Resources['AccountOrder'][]>>
  /** Estimates that were sent to a proven contact, newest first */
  listAccountEstimates: (
    call?: {
      query?: { /** How many records a page has at most. */ limit?: number; /** From the `Link` header of the previous page. */ cursor?: string }
    } & CallOptions,
  ) => Promise<Answer<Resources['AccountEstimate'][]>>
  /** Artwork of these orders, newest upload first */
  listAccountArtworks: (
    call?: {
      query?: { /** How many records a page has at most. */ limit?: number; /** From the `Link` header of the previous page. */ cursor?: string }
    } & CallOptions,
  ) => Promise<Answer<Resources['AccountArtwork'][]>>
  /** Invoices, credit notes and receipts of these orders, newest first */
  listAccountDocuments: (
    call?: {
      query?: { /** How many records a page has at most. */ limit?: number; /** From the `Link` header of the previous page. */ cursor?: string }
    } & CallOptions,
  ) => Promise<Answer<Resources['AccountDocument'][]>>
  /** A document of these orders as PDF */
  getAccountDocumentFile: (call: { documentId: string } & CallOptions) => Promise<Answer<Blob>>
  /** What film costs the customer who is signed in, and the prepaid film they have left */
  getAccountFilm: (call?: CallOptions) => Promise<Answer<Resources['AccountFilm']>>
  /** Orders film in advance */
  createFilmPurchase: (
    call: { body: Resources['FilmPurchaseCreate']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['OrderRecord']>>
  /** Ends the session and clears its cookie */
  accountLogout: (call?: CallOptions) => Promise<Answer<Resources['SignedOut']>>
  /** Ends all sessions with a contact of this one, this one too */
  revokeAccountSessions: (call?: CallOptions) => Promise<Answer<Resources['SignedOut']>>
  /** Stores an email or WhatsApp contact request after bot protection */
  createContactLead: (
    call: { body: Resources['ContactLeadCreate']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['ContactLeadSubmitResponse']>>
  /** Signs in and sets the session cookie */
  adminLogin: (call: { body: Resources['AdminLoginRequest'] } & CallOptions) => Promise<Answer<Resources['AdminSessionResponse']>>
  /** Who is signed in */
  adminSession: (call?: CallOptions) => Promise<Answer<Resources['AdminSessionResponse']>>
  /** Ends the session and clears its cookie */
  adminLogout: (call?: CallOptions) => Promise<Answer<Resources['AdminSessionResponse']>>
  /** Changes your password and ends all your other sessions */
  changeOwnPassword: (call: { body: Resources['PasswordChangeRequest'] } & CallOptions) => Promise<Answer<Resources['SessionRevocationResponse']>>
  /** Changes the language of the console for you */
  replaceOwnLanguage: (call: { body: Resources['OwnLanguageInput'] } & CallOptions) => Promise<Answer<Resources['OwnLanguage']>>
  /** Starts to set up one-time codes for your account */
  createTotpEnrolment: (call: { body: Resources['TotpEnrolmentRequest'] } & CallOptions) => Promise<Answer<Resources['TotpEnrolment']>>
  /** Confirms the authenticator app with a first code; sign-in requires one from then on */
  createTotpConfirmation: (call: { body: Resources['TotpConfirmationRequest'] } & CallOptions) => Promise<Answer<Resources['TotpConfirmation']>>
  /** Turns off one-time codes for your account */
  createTotpRemoval: (call: { body: Resources['TotpRemovalRequest'] } & CallOptions) => Promise<Answer<Resources['TotpStatus']>>
  /** Your open sessions, newest first */
  listSessions: (call?: CallOptions) => Promise<Answer<Resources['AdminSessionRecord'][]>>
  /** Ends one of your sessions */
  revokeSession: (
    call: { sessionId: string; body?: Resources['SessionRevocationRequest'] } & CallOptions,
  ) => Promise<Answer<Resources['SessionRevocationResponse']>>
  /** Ends all your sessions except the current one */
  revokeOtherSessions: (
    call?: { body?: Resources['SessionRevocationRequest'] } & CallOptions,
  ) => Promise<Answer<Resources['SessionRevocationResponse']>>
  /** Sets a password with an invitation or reset link, once */
  setPassword: (call: { body: Resources['PasswordSetting'] } & CallOptions) => Promise<Answer<Resources['PasswordSettingResponse']>>
  /** All users, oldest first */
  listAdminUsers: (call?: CallOptions) => Promise<Answer<Resources['AdminUserRecord'][]>>
  /** One user */
  getAdminUser: (call: { userId: string } & CallOptions) => Promise<Answer<Resources['AdminUserRecord']>>
  /** The permissions of each role, from most to fewest */
  listRoles: (call?: CallOptions) => Promise<Answer<Resources['RoleRecord'][]>>
  /** Adds a user, with a password or by invitation */
  createAdminUser: (
    call: { body: Resources['AdminUserCreateRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminUserRecord']>>
  /** Changes the role of a user */
  replaceAdminUserRole: (
    call: { userId: string; body: Resources['AdminUserRoleRequest'] } & CallOptions,
  ) => Promise<Answer<Resources['AdminUserRecord']>>
  /** Disables a user and ends their sessions */
  createAdminUserDeactivation: (call: { userId: string; idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['AdminUserRecord']>>
  /** Enables a disabled user again */
  createAdminUserActivation: (call: { userId: string; idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['AdminUserRecord']>>
  /** Forgets failed sign-ins, so that new devices get the usual tries */
  createAdminUserUnlock: (call: { userId: string; idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['AdminUserRecord']>>
  /** Creates a new link to set a password */
  createAdminUserReset: (call: { userId: string } & CallOptions) => Promise<Answer<Resources['AdminUserRecord']>>
  /** Which roles need one-time codes */
  getSignInPolicy: (call?: CallOptions) => Promise<Answer<Resources['SignInPolicyRecord']>>
  /** Replaces the roles that need one-time codes */
  replaceSignInPolicy: (call: { body: Resources['SignInPolicyRequest'] } & CallOptions) => Promise<Answer<Resources['SignInPolicyRecord']>>
  /** The API keys of everybody, newest first */
  listApiKeys: (
    call?: {
      query?: { /** How many records a page has at most. */ limit?: number; /** From the `Link` header of the previous page. */ cursor?: string }
    } & CallOptions,
  ) => Promise<Answer<Resources['ApiKeyRecord'][]>>
  /** One API key */
  getApiKey: (call: { keyId: string } & CallOptions) => Promise<Answer<Resources['ApiKeyRecord']>>
  /** Creates an API key for a program */
  createApiKey: (call: { body: Resources['ApiKeyCreate']; idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['ApiKeyRecord']>>
  /** Revokes an API key for good */
  createApiKeyRevocation: (call: { keyId: string; idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['ApiKeyRecord']>>
  /** What needs attention now */
  getOperationsDashboard: (call?: CallOptions) => Promise<Answer<Resources['OperationsDashboardResponse']>>
  /** What the shop earned in a range of days */
  getMetrics: (
    call?: {
      query?: { /** First day. */ dateFrom?: string | '' | 'null' | null; /** Last day, included. */ dateTo?: string | '' | 'null' | null }
    } & CallOptions,
  ) => Promise<Answer<Resources['AdminMetricsResponse']>>
  /** Orders, filtered by status, date or search text */
  listOrders: (
    call?: {
      query?: {
        /** How many records a page has at most. */ limit?: number
        /** From the `Link` header of the previous page. */ cursor?: string
        /** Of this customer and those merged into them. */ customerId?: string
        /** One stage, or several separated by commas. */ stage?: string
        /** Waiting in this queue, or in any of several separated by commas. */ queue?: string
        /** The status that it is in. */ status?: 'open' | 'on_hold' | 'completed' | 'cancelled' | 'expired'
        /** How much of the order is paid and verified. */ paymentStatus?:
          'unpaid' | 'submitted' | 'partially_paid' | 'paid' | 'partially_refunded' | 'refunded'
        /** The least advanced check or review among its prints. */ artworkStatus?:
          'checking' | 'passed' | 'warning' | 'failed' | 'approved' | 'changes_requested'
        /** Where it comes from. */ source?: 'storefront' | 'phone' | 'counter' | 'estimate'
        /** By which method. */ method?: 'pickup' | 'meetup' | 'delivery'
        /** Ordered on this day or later, in the store’s time zone. */ dateFrom?: string
        /** Ordered on this day or before, in the store’s time zone. */ dateTo?: string
        /** The same as `dateFrom`, which wins. */ from?: string
        /** The same as `dateTo`, which wins. */ to?: string
        /** Open or on hold, and promised on or before this day. */ dueTo?: string
        /** Part of the number, name, email, phone or payment reference, or a whole SKU, ignoring case and accents. A whole number, email, phone or payment reference finds its orders only. With a letter or a digit. */ q?: string
        /** With a payment of exactly this reference, ignoring case. */ reference?: string
        /** `newest` by default; `oldest` is the order in which work of a queue arrived. `due`: only open orders and orders on hold, earliest promised day first. */ sort?:
          'newest' | 'oldest' | 'due'
      }
    } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderSummary'][]>>
  /** The filtered orders as CSV for a spreadsheet */
  exportOrders: (
    call?: {
      query?: {
        /** Of this customer and those merged into them. */ customerId?: string
        /** One stage, or several separated by commas. */ stage?: string
        /** Waiting in this queue, or in any of several separated by commas. */ queue?: string
        /** The status that it is in. */ status?: 'open' | 'on_hold' | 'completed' | 'cancelled' | 'expired'
        /** How much of the order is paid and verified. */ paymentStatus?:
          'unpaid' | 'submitted' | 'partially_paid' | 'paid' | 'partially_refunded' | 'refunded'
        /** The least advanced check or review among its prints. */ artworkStatus?:
          'checking' | 'passed' | 'warning' | 'failed' | 'approved' | 'changes_requested'
        /** Where it comes from. */ source?: 'storefront' | 'phone' | 'counter' | 'estimate'
        /** By which method. */ method?: 'pickup' | 'meetup' | 'delivery'
        /** Ordered on this day or later, in the store’s time zone. */ dateFrom?: string
        /** Ordered on this day or before, in the store’s time zone. */ dateTo?: string
        /** The same as `dateFrom`, which wins. */ from?: string
        /** The same as `dateTo`, which wins. */ to?: string
        /** Open or on hold, and promised on or before this day. */ dueTo?: string
        /** Part of the number, name, email, phone or payment reference, or a whole SKU, ignoring case and accents. A whole number, email, phone or payment reference finds its orders only. With a letter or a digit. */ q?: string
        /** With a payment of exactly this reference, ignoring case. */ reference?: string
        /** `newest` by default; `oldest` is the order in which work of a queue arrived. `due`: only open orders and orders on hold, earliest promised day first. */ sort?:
          'newest' | 'oldest' | 'due'
      }
    } & CallOptions,
  ) => Promise<Answer<Blob>>
  /** Creates an order that came in by phone or at the counter */
  createOrder: (
    call: { body: Resources['AdminOrderCreate']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Prices items for a customer by the same rules as an order; nothing is stored */
  createAdminQuote: (call: { body: Resources['AdminQuoteCreate'] } & CallOptions) => Promise<Answer<Resources['QuoteResponse']>>
  /** One order with everything that staff can see */
  getOrder: (call: { orderId: string } & CallOptions) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Updates the customer, the dates and the note of an order */
  updateOrder: (call: { orderId: string; body: Resources['AdminOrderUpdate'] } & CallOptions) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** The picture or PDF of a transfer slip */
  getPaymentProof: (call: { proofId: string } & CallOptions) => Promise<Answer<Blob>>
  /** What the customer and the shop wrote to each other about an order */
  getAdminOrderThread: (call: { orderId: string } & CallOptions) => Promise<Answer<Resources['AdminOrderThread']>>
  /** Writes to the customer of an order */
  sendMessageToCustomer: (
    call: { orderId: string; body: Resources['ThreadMessageCreate']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderThread']>>
  /** Marks messages of the customer as read */
  readMessagesOfCustomer: (call: { orderId: string; body: Resources['ThreadRead'] } & CallOptions) => Promise<Answer<Resources['AdminOrderThread']>>
  /** The proofs of an order with their answers */
  getOrderProof: (call: { orderId: string } & CallOptions) => Promise<Answer<Resources['ProofRecord']>>
  /** Sends the customer a proof of what the order prints */
  createOrderProof: (
    call: { orderId: string; body: Resources['OrderProof']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Withdraws the proof of an order, which then is printed without one */
  createProofWithdrawal: (
    call: { orderId: string; body: Resources['ProofWithdrawal']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Records an approval of a proof that came another way */
  createRecordedProofApproval: (
    call: { orderId: string; body: Resources['RecordedProofApproval']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** What the customer and the shop wrote to each other about an estimate */
  getAdminEstimateThread: (call: { estimateId: string } & CallOptions) => Promise<Answer<Resources['AdminOrderThread']>>
  /** Writes to the customer of an estimate */
  sendEstimateMessageToCustomer: (
    call: { estimateId: string; body: Resources['ThreadMessageCreate']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderThread']>>
  /** Notes in the thread that the link of an estimate was sent over WhatsApp */
  createEstimateWhatsappNote: (call: { estimateId: string } & CallOptions) => Promise<Answer<Resources['AdminOrderThread']>>
  /** Marks messages of the customer about an estimate as read */
  readEstimateMessagesOfCustomer: (
    call: { estimateId: string; body: Resources['ThreadRead'] } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderThread']>>
  /** Messages to customers without an email that staff have not sent yet, oldest first */
  listWhatsappMessages: (call?: CallOptions) => Promise<Answer<Resources['WhatsAppMessageRecord'][]>>
  /** Records that a WhatsApp message was sent, or will not be */
  createWhatsappMessageOutcome: (
    call: { messageId: string; body: Resources['WhatsAppMessageOutcome']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['WhatsAppMessageRecord']>>
  /** Verifies that a payment has arrived */
  createPaymentVerification: (
    call: { orderId: string; paymentId: string; body: Resources['PaymentVerification']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Rejects a payment that did not arrive; the customer gets at least a day to pay again */
  createPaymentRejection: (
    call: { orderId: string; paymentId: string; body: Resources['PaymentRejection']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Records a payment that staff received, verified at once */
  createOrderPayment: (
    call: { orderId: string; body: Resources['ReceivedPayment']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Records a refund, at most what was received */
  createOrderRefund: (
    call: { orderId: string; body: Resources['OrderRefund']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Keeps money that would have to be returned as credit of the customer */
  createOrderCredit: (
    call: { orderId: string; body: Resources['OrderCredit']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Approves artwork that passed its check, with or without warnings */
  createArtworkApproval: (
    call: { orderId: string; body: Resources['ArtworkApproval']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Requests a new version of artwork from the customer */
  createArtworkChangesRequest: (
    call: { orderId: string; body: Resources['ArtworkChangesRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Replaces artwork that failed its check or needs changes */
  replacePlacementArtwork: (
    call: { orderId: string; placementId: string; body: Resources['PlacementArtwork']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Changes garments, quantities, delivery or prices of an order */
  createOrderChange: (
    call: { orderId: string; body: Resources['OrderChange']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** The order as a change would leave it, without changing it */
  createOrderChangePreview: (
    call: { orderId: string; body: Resources['OrderChange'] } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Puts an order on hold until it is resumed */
  createOrderHold: (
    call: { orderId: string; body: Resources['OrderHold']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Resumes an order that is on hold */
  createOrderResumption: (
    call: { orderId: string; body: Resources['OrderResumption']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Cancels an order and releases its blanks */
  createOrderCancellation: (
    call: { orderId: string; body: Resources['OrderCancellation']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Hands over a paid order and completes it */
  createOrderHandover: (
    call: { orderId: string; body: Resources['OrderHandover']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Records a failed handover */
  createFailedHandover: (
    call: { orderId: string; body: Resources['FailedHandover']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Makes an order ready again after a failed handover, and notifies the customer */
  createOrderReadiness: (
    call: { orderId: string; body: Resources['OrderReadiness']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Records the return of an order */
  createOrderReturn: (
    call: { orderId: string; body: Resources['OrderReturn']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Adds a note for staff */
  createOrderNote: (
    call: { orderId: string; body: Resources['OrderNote']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Discount codes, newest first */
  listDiscounts: (
    call?: {
      query?: { /** How many records a page has at most. */ limit?: number; /** From the `Link` header of the previous page. */ cursor?: string }
    } & CallOptions,
  ) => Promise<Answer<Resources['DiscountRecord'][]>>
  /** Creates a discount code */
  createDiscount: (call: { body: Resources['DiscountCreate']; idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['DiscountRecord']>>
  /** One discount code */
  getDiscount: (call: { discountId: string } & CallOptions) => Promise<Answer<Resources['DiscountRecord']>>
  /** Replaces the terms of a discount code */
  replaceDiscount: (call: { discountId: string; body: Resources['DiscountUpdate'] } & CallOptions) => Promise<Answer<Resources['DiscountRecord']>>
  /** Ends a discount code at once */
  createDiscountEnding: (
    call: { discountId: string; body: Resources['Request']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['DiscountRecord']>>
  /** Orders that used a discount code, newest first */
  listDiscountUses: (
    call: {
      discountId: string
      query?: { /** How many records a page has at most. */ limit?: number; /** From the `Link` header of the previous page. */ cursor?: string }
    } & CallOptions,
  ) => Promise<Answer<Resources['DiscountUse'][]>>
  /** Invoices, credit notes and receipts, newest first */
  listDocuments: (
    call?: {
      query?: {
        /** How many records a page has at most. */ limit?: number
        /** From the `Link` header of the previous page. */ cursor?: string
        /** Of which kind it is. */ kind?: 'invoice' | 'credit_note' | 'receipt'
        /** A month in the time zone of the store. */ month?: string
        /** The order. */ orderId?: string
        /** Any part of the customer’s name, email or phone, of the order’s number, or the start of a number. With a letter or a digit. */ q?: string
      }
    } & CallOptions,
  ) => Promise<Answer<Resources['DocumentRecord'][]>>
  /** One document */
  getDocument: (call: { documentId: string } & CallOptions) => Promise<Answer<Resources['DocumentRecord']>>
  /** A document as PDF, as it was issued */
  getDocumentFile: (call: { documentId: string } & CallOptions) => Promise<Answer<Blob>>
  /** Issues an invoice for an order, or a credit note that takes it back */
  createDocument: (
    call: { orderId: string; body: Resources['DocumentIssue']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['DocumentRecord']>>
  /** Sends a document to the customer by email */
  createDocumentSending: (
    call: { documentId: string; body?: Resources['DocumentSending']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['DocumentRecord']>>
  /** All documents of a month as ZIP, with a table for the accountant */
  exportDocuments: (call?: { query?: { /** A month in the time zone of the store. */ month: string } } & CallOptions) => Promise<Answer<Blob>>
  /** What belongs into the parcel, as PDF, without prices */
  getPackingSlip: (call: { orderId: string } & CallOptions) => Promise<Answer<Blob>>
  /** A label for each garment of an order, as PDF */
  getBagLabels: (
    call: {
      orderId: string
      query?: { /** One label per page by default. */ paper?: 'label' | 'a4'; /** Labels of the first sheet that were used already. */ skip?: number }
    } & CallOptions,
  ) => Promise<Answer<Blob>>
  /** The production queue, or the jobs of one order */
  listPrintJobs: (
    call?: {
      query?: {
        /** How many records a page has at most. */ limit?: number
        /** From the `Link` header of the previous page. */ cursor?: string
        /** One state, or several separated by commas. */ state?: string
        /** The order. */ orderId?: string
        /** The print on the garment. */ placementId?: string
        /** Promised on or before this day. */ dueTo?: string
        /** On garments of this fabric; `film` for film without a garment. */ fabric?: string
        /** Include jobs of orders on hold. */ onHold?: 'include'
      }
    } & CallOptions,
  ) => Promise<Answer<Resources['PrintJobRecord'][]>>
  /** Jobs waiting for film, by promised day and fabric */
  getPrintQueue: (call?: CallOptions) => Promise<Answer<Resources['PrintQueue']>>
  /** One print job, with the jobs that it replaces */
  getPrintJob: (call: { jobId: string } & CallOptions) => Promise<Answer<Resources['PrintJobDetail']>>
  /** Moves jobs to another state, all of them or none */
  createPrintJobMoves: (
    call: { body: Resources['PrintJobMovesCreateRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['PrintJobRecord'][]>>
  /** Sets how prints are put on film, for all of these jobs or none */
  createPrintJobFinishes: (
    call: { body: Resources['PrintJobFinishesCreateRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['PrintJobRecord'][]>>
  /** The pixels of a print as they would be on film with a finish */
  getPrintJobFilmPicture: (
    call: {
      jobId: string
      query?: {
        /** Dots per inch, along the screen. A dot needs at least six pixels of the film. At most one decimal. */ lpi?: number
        /** Of the screen, clockwise on the upright print. 0 and 90 are the same. At most one decimal. */ angleDeg?: number
        /** The shape of a dot. */ dot?: 'round' | 'diamond'
        /** The colour of the garment. */ hex?: string
        /** How far a colour may be from the garment’s to be left out whole, as a distance in CIELAB (ΔE*ab). Up to twice as far, at least 2 more, it fades in. At most one decimal. */ tolerance?: number
        /** Pixels with less opacity than this are left out, all others with any are printed fully. Null: all stay as they are. Not together with a halftone. */ alphaThreshold?: number
        /** How far the white stays inside the edge of the colours, in millimetres. Strokes thinner than twice of it keep their white. Null: none. At most one decimal. */ chokeMm?: number
        /** The colours, or the white under them. `colour` by default. */ layer?: 'colour' | 'white'
        /** The middle of the square: 0 is the left edge of the print, 1 the right one. */ x?: number
        /** From the upper edge of the print to the lower one. */ y?: number
      }
    } & CallOptions,
  ) => Promise<Answer<Blob>>
  /** Gang sheets, newest first */
  listGangSheets: (
    call?: {
      query?: {
        /** How many records a page has at most. */ limit?: number
        /** From the `Link` header of the previous page. */ cursor?: string
        /** One state, or several separated by commas. */ state?: string
      }
    } & CallOptions,
  ) => Promise<Answer<Resources['GangSheetRecord'][]>>
  /** Suggests a sheet from the queue and starts packing it */
  createGangSheet: (
    call: { body: Resources['GangSheetCreateRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['GangSheetDetail']>>
  /** One sheet with the position of every print */
  getGangSheet: (call: { sheetId: string } & CallOptions) => Promise<Answer<Resources['GangSheetDetail']>>
  /** Looks for a shorter layout around the pinned prints */
  createGangSheetPacking: (
    call: { sheetId: string; body: Resources['GangSheetPackingRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['GangSheetDetail']>>
  /** Stops packing and keeps the best layout so far */
  createGangSheetPackingStop: (call: { sheetId: string; idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['GangSheetDetail']>>
  /** Places the prints of a draft by hand */
  replaceGangSheetLayout: (
    call: { sheetId: string; body: Resources['GangSheetLayoutRequest'] } & CallOptions,
  ) => Promise<Answer<Resources['GangSheetDetail']>>
  /** Locks the layout of a draft */
  createGangSheetLock: (
    call: { sheetId: string; body: Resources['GangSheetStepRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['GangSheetDetail']>>
  /** Starts making the print-ready files */
  createGangSheetExport: (
    call: { sheetId: string; body: Resources['GangSheetStepRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['GangSheetDetail']>>
  /** One file of an exported sheet */
  getGangSheetFile: (
    call: {
      sheetId: string
      name: 'sheet.png' | 'sheet.pdf' | 'sheet.tif' | 'white.png' | 'labels.pdf' | 'manifest.csv' | 'manifest.json' | 'sheet.zip'
    } & CallOptions,
  ) => Promise<Answer<Blob>>
  /** Records that a sheet was printed */
  createGangSheetPrinting: (
    call: { sheetId: string; body: Resources['GangSheetPrintingRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['GangSheetDetail']>>
  /** Voids a sheet; its prints return to the queue */
  createGangSheetVoiding: (
    call: { sheetId: string; body: Resources['GangSheetVoidingRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['GangSheetDetail']>>
  /** Job tickets, as PDF */
  getJobTickets: (
    call?: {
      query?: {
        /** The gang sheet. */ sheetId?: string
        /** The order. */ orderId?: string
        /** The print job. */ jobId?: string
        /** One ticket per page, or four to cut apart. One on A6 by default. */ paper?: 'a6' | 'a4'
      }
    } & CallOptions,
  ) => Promise<Answer<Blob>>
  /** Stock items, by SKU */
  listInventoryItems: (
    call?: {
      query?: {
        /** How many records a page has at most. */ limit?: number
        /** From the `Link` header of the previous page. */ cursor?: string
        /** Of which kind it is. */ kind?: 'blank' | 'film' | 'ink' | 'powder' | 'packaging' | 'other'
        /** Whether it is in use. What is not active stays, with its history. */ active?: boolean
        /** Whether the available stock is at or below the reorder point. */ low?: boolean
        /** Words of the SKU, the name or the garment, in any order, ignoring case and accents. */ q?: string
      }
    } & CallOptions,
  ) => Promise<Answer<Resources['InventoryItemRecord'][]>>
  /** Adds a stock item with its initial stock */
  createInventoryItem: (
    call: { body: Resources['InventoryItemCreateRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['InventoryItemRecord']>>
  /** One stock item */
  getInventoryItem: (call: { itemId: string } & CallOptions) => Promise<Answer<Resources['InventoryItemRecord']>>
  /** Updates the details of a stock item */
  updateInventoryItem: (
    call: { itemId: string; body: Resources['InventoryItemUpdate'] } & CallOptions,
  ) => Promise<Answer<Resources['InventoryItemRecord']>>
  /** The ledger, newest first */
  listInventoryMovements: (
    call?: {
      query?: {
        /** How many records a page has at most. */ limit?: number
        /** From the `Link` header of the previous page. */ cursor?: string
        /** The stock item. */ itemId?: string
        /** The kind of the record or the movement. */ type?:
          'receipt' | 'adjustment' | 'waste' | 'consumption' | 'return' | 'count' | 'reservation' | 'release'
        /** Written from this time on. RFC 3339. */ from?: string
        /** Written before this time. RFC 3339. */ to?: string
        /** Written on this day or later, in the store’s time zone. */ dateFrom?: string
        /** Written on this day or before, in the store’s time zone. */ dateTo?: string
      }
    } & CallOptions,
  ) => Promise<Answer<Resources['InventoryMovementRecord'][]>>
  /** One movement of the ledger */
  getInventoryMovement: (call: { movementId: string } & CallOptions) => Promise<Answer<Resources['InventoryMovementRecord']>>
  /** Records a receipt, consumption, waste, adjustment or count */
  createInventoryMovement: (
    call: { body: Resources['InventoryMovementCreateRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['InventoryMovementRecord']>>
  /** Receives many items at once, and creates those that are new */
  createStockDelivery: (
    call: { body: Resources['StockDeliveryCreateRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['StockDeliveryRecord']>>
  /** Records a stock count and sets the stock to it */
  createStockCount: (
    call: { body: Resources['StockCountCreateRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['StockCountRecord']>>
  /** Compares the stock with its ledger and with the orders */
  verifyInventory: (call?: CallOptions) => Promise<Answer<Resources['InventoryVerification']>>
  /** Costs, latest day first */
  listCostEntries: (
    call?: {
      query?: {
        /** How many records a page has at most. */ limit?: number
        /** From the `Link` header of the previous page. */ cursor?: string
        /** Incurred on this day or later, in the store’s time zone. */ dateFrom?: string
        /** Incurred on this day or before, in the store’s time zone. */ dateTo?: string
        /** The same as `dateFrom`, which wins. */ from?: string
        /** The same as `dateTo`, which wins. */ to?: string
        /** The kind of cost. */ category?:
          'blank' | 'film' | 'ink' | 'powder' | 'labour' | 'delivery' | 'packaging' | 'maintenance' | 'rent' | 'marketing' | 'refund' | 'other'
        /** Where it comes from. */ source?: 'manual' | 'computed'
        /** The order. */ orderId?: string
      }
    } & CallOptions,
  ) => Promise<Answer<Resources['CostEntryRecord'][]>>
  /** One cost entry */
  getCostEntry: (call: { entryId: string } & CallOptions) => Promise<Answer<Resources['CostEntryRecord']>>
  /** Records a cost */
  createCostEntry: (
    call: { body: Resources['CostEntryCreateRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['CostEntryRecord']>>
  /** Reverses a cost entry, once */
  createCostEntryReversal: (
    call: { entryId: string; body: Resources['CostEntryReversalRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['CostEntryRecord']>>
  /** Contact requests, newest first */
  listContactLeads: (
    call?: {
      query?: {
        /** How many records a page has at most. */ limit?: number
        /** From the `Link` header of the previous page. */ cursor?: string
        /** Of this customer and those merged into them. */ customerId?: string
        /** The status that it is in. */ status?: 'new' | 'contacted' | 'quoted' | 'converted' | 'lost' | 'spam'
        /** What the request is about. */ topic?: 'quote' | 'bulk' | 'artwork' | 'order' | 'other'
        /** How to answer the person. */ channel?: 'email' | 'whatsapp'
        /** Part of the reference, name, email, phone or order number, ignoring case and accents. With a letter or a digit. */ q?: string
        /** Received from this time on. RFC 3339. */ from?: string
        /** Received before this time. RFC 3339. */ to?: string
        /** Received on this day or later, in the store’s time zone. */ dateFrom?: string
        /** Received on this day or before, in the store’s time zone. */ dateTo?: string
      }
    } & CallOptions,
  ) => Promise<Answer<Resources['ContactLeadRecord'][]>>
  /** One contact request */
  getContactLead: (call: { leadId: string } & CallOptions) => Promise<Answer<Resources['ContactLeadRecord']>>
  /** Changes the status of a contact request */
  createContactLeadMove: (
    call: { leadId: string; body: Resources['ContactLeadMove']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['ContactLeadRecord']>>
  /** Links the order that resulted from a request */
  createContactLeadConversion: (
    call: { leadId: string; body: Resources['ContactLeadConversion']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['ContactLeadRecord']>>
  /** Estimates, newest first */
  listEstimates: (
    call?: {
      query?: {
        /** How many records a page has at most. */ limit?: number
        /** From the `Link` header of the previous page. */ cursor?: string
        /** One status, or several separated by commas. */ status?: string
        /** Waiting for the customer and valid until this day or a day before. */ validTo?: string
        /** The contact request that it answers. */ leadId?: string
        /** Of this customer and those merged into them. */ customerId?: string
        /** Part of the number, name, company, email or phone, ignoring case and accents. With a letter or a digit. */ q?: string
      }
    } & CallOptions,
  ) => Promise<Answer<Resources['EstimateSummary'][]>>
  /** Creates an estimate as a draft */
  createEstimate: (call: { body: Resources['EstimateCreate']; idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['EstimateRecord']>>
  /** Prices an estimate without creating it */
  createEstimatePreview: (call: { body: Resources['EstimatePreviewCreate'] } & CallOptions) => Promise<Answer<Resources['EstimatePreview']>>
  /** One estimate with its versions and answers */
  getEstimate: (call: { estimateId: string } & CallOptions) => Promise<Answer<Resources['EstimateRecord']>>
  /** Replaces what an estimate says */
  updateEstimate: (call: { estimateId: string; body: Resources['EstimateUpdate'] } & CallOptions) => Promise<Answer<Resources['EstimateRecord']>>
  /** A version of an estimate as it was sent */
  getEstimateVersion: (call: { estimateId: string; version: number } & CallOptions) => Promise<Answer<Resources['EstimateVersion']>>
  /** A version of an estimate as PDF, as it was sent */
  getEstimateVersionFile: (call: { estimateId: string; version: number } & CallOptions) => Promise<Answer<Blob>>
  /** Freezes a version of an estimate and sends it to the customer */
  createEstimateSending: (
    call: { estimateId: string; body: Resources['EstimateSending']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['EstimateRecord']>>
  /** Takes an estimate back that the customer has not approved */
  createEstimateWithdrawal: (
    call: { estimateId: string; body: Resources['EstimateWithdrawal']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['EstimateRecord']>>
  /** Makes the order of an approved estimate for which stock was missing */
  createEstimateConversion: (
    call: { estimateId: string; body: Resources['EstimateConversion']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['EstimateRecord']>>
  /** Customers, newest first */
  listCustomers: (
    call?: {
      query?: {
        /** How many records a page has at most. */ limit?: number
        /** From the `Link` header of the previous page. */ cursor?: string
        /** Part of the name, company, email address, phone or a tag. With a letter or a digit. */ q?: string
        /** A word of your own, such as `school`. */ tag?: string
        /** Whether the customer buys to sell on. */ trade?: boolean
      }
    } & CallOptions,
  ) => Promise<Answer<Resources['CustomerRecord'][]>>
  /** One customer with what they usually buy */
  getCustomer: (call: { customerId: string } & CallOptions) => Promise<Answer<Resources['CustomerDetail']>>
  /** Adds a customer */
  createCustomer: (call: { body: Resources['CustomerCreate']; idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['CustomerDetail']>>
  /** Changes a customer */
  replaceCustomer: (call: { customerId: string; body: Resources['CustomerUpdate'] } & CallOptions) => Promise<Answer<Resources['CustomerDetail']>>
  /** Merges another customer into this one */
  createCustomerMerge: (
    call: { customerId: string; body: Resources['CustomerMerge']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['CustomerDetail']>>
  /** Undoes the merge of this customer into another */
  createCustomerSplit: (call: { customerId: string; idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['CustomerDetail']>>
  /** Where a customer is signed in, newest first */
  listCustomerSessions: (call: { customerId: string } & CallOptions) => Promise<Answer<Resources['CustomerSession'][]>>
  /** A link that signs a customer in, to send on WhatsApp */
  createCustomerSignInLink: (call: { customerId: string; idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['CustomerSignInLink']>>
  /** Signs a customer out everywhere */
  createCustomerSessionRevocation: (
    call: { customerId: string; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['CustomerSessionRevocation']>>
  /** What happened to the prepaid film of a customer, newest first */
  listFilmMovements: (
    call: {
      customerId: string
      query?: { /** How many records a page has at most. */ limit?: number; /** From the `Link` header of the previous page. */ cursor?: string }
    } & CallOptions,
  ) => Promise<Answer<Resources['FilmMovementRecord'][]>>
  /** Adds prepaid film to a customer, or takes some */
  createFilmCorrection: (
    call: { customerId: string; body: Resources['FilmCorrection']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['FilmMovementRecord']>>
  /** What an import of a table of customers would do, row by row, without doing it */
  createCustomerImportPreview: (
    call: {
      body: { file: Blob }
      query?: {
        /** The field of each column from the first, separated by commas, `-` for one that is not imported. Left out, they are recognised by their headings. */ columns?: string
      }
    } & CallOptions,
  ) => Promise<Answer<Resources['CustomerImportPreview']>>
  /** Imports a table of customers: all of it or nothing */
  createCustomerImport: (
    call: {
      body: { file: Blob }
      query?: {
        /** From the preview. */ preview: string
        /** The field of each column from the first, separated by commas, `-` for one that is not imported. Left out, they are recognised by their headings. */ columns?: string
      }
      idempotencyKey?: string
    } & CallOptions,
  ) => Promise<Answer<Resources['CustomerImportRecord']>>
  /** All customers, as a table that can be imported */
  exportCustomers: (
    call?: {
      query?: {
        /** The kind of file. */ format: 'csv' | 'xlsx'
        /** Of the headings; the first language of the shop by default. */ language?: string
        /** Only the headings. */ template?: boolean
      }
    } & CallOptions,
  ) => Promise<Answer<Blob>>
  /** The store: its name, money, time, channels, hand-over, payment and discounts */
  getSettings: (call?: CallOptions) => Promise<Answer<Resources['StoreSettingsResponse']>>
  /** What of the settings is in use, and cannot be removed or changed */
  getSettingsUsage: (call?: CallOptions) => Promise<Answer<Resources['SettingsUsage']>>
  /** Replaces the settings of the store, as a whole */
  replaceSettings: (call: { body: Resources['StoreSettingsRequest'] } & CallOptions) => Promise<Answer<Resources['StoreSettingsResponse']>>
  /** How the shop looks, and what it says about itself */
  getBrand: (call?: CallOptions) => Promise<Answer<Resources['BrandResponse']>>
  /** Replaces how the shop looks and what it says about itself, as a whole */
  replaceBrand: (call: { body: Resources['BrandRequest'] } & CallOptions) => Promise<Answer<Resources['BrandResponse']>>
  /** A page of the storefront, an email or an invoice, as it would look: without scripts, for a frame of the console */
  getBrandPreview: (
    call?: {
      query?: {
        /** Which page. */ page: 'home' | 'garments' | 'garment' | 'contact' | 'email' | 'invoice'
        /** Of the shop’s languages; its first by default. */ language?: string
        /** Hexadecimal, such as #c42f03. */ accent: string
        /** The ground of pages; ink is dark by day, too. */ surface: 'paper' | 'white' | 'ink'
        /** The family of headings. */ headingFont:
          | 'bricolage-grotesque'
          | 'instrument-sans'
          | 'archivo'
          | 'dm-sans'
          | 'figtree'
          | 'fraunces'
          | 'lora'
          | 'nunito'
          | 'oswald'
          | 'outfit'
          | 'playfair-display'
          | 'space-grotesk'
          | 'unbounded'
        /** The family of everything else. */ textFont:
          | 'bricolage-grotesque'
          | 'instrument-sans'
          | 'archivo'
          | 'dm-sans'
          | 'figtree'
          | 'fraunces'
          | 'lora'
          | 'nunito'
          | 'oswald'
          | 'outfit'
          | 'playfair-display'
          | 'space-grotesk'
          | 'unbounded'
        /** The picture beside or instead of the name of the shop; null for the name alone. */ logoId?: string
        /** The picture of the start page; null for a drawn garment. */ heroPictureId?: string
        /** The headline of the start page. */ heroTitle?: string
        /** Below the headline. */ heroText?: string
        /** The name of the shop. */ storeName?: string
        /** What the shop says of itself. */ tagline?: string
      }
    } & CallOptions,
  ) => Promise<Answer<Blob>>
  /** The texts of all emails and WhatsApp messages, in each language of the shop */
  listMessageTemplates: (call?: CallOptions) => Promise<Answer<Resources['MessageTemplate'][]>>
  /** The text of one email or WhatsApp message in one language */
  getMessageTemplate: (
    call: {
      name:
        | 'order-received'
        | 'order-expired'
        | 'order-changed'
        | 'order-cancelled'
        | 'payment-verified'
        | 'payment-rejected'
        | 'payment-refunded'
        | 'artwork-changes-requested'
        | 'proof-sent'
        | 'order-ready'
        | 'document'
        | 'order-link'
        | 'message-sent'
        | 'estimate-message-sent'
        | 'lead-acknowledged'
        | 'estimate-sent'
        | 'estimate-reminder'
        | 'account-sign-in'
        | 'shop-order-received'
        | 'shop-payment-submitted'
        | 'shop-lead-received'
        | 'shop-proof-approved'
        | 'shop-proof-changes-requested'
        | 'shop-message-received'
        | 'shop-estimate-message-received'
        | 'shop-estimate-approved'
        | 'shop-estimate-declined'
        | 'shop-estimate-changes-requested'
        | 'team-invitation'
        | 'team-reset'
        | 'whatsapp-order-received'
        | 'whatsapp-order-expired'
        | 'whatsapp-order-changed'
        | 'whatsapp-order-cancelled'
        | 'whatsapp-payment-verified'
        | 'whatsapp-payment-rejected'
        | 'whatsapp-payment-refunded'
        | 'whatsapp-artwork-changes-requested'
        | 'whatsapp-proof-sent'
        | 'whatsapp-order-ready'
        | 'whatsapp-document'
        | 'whatsapp-order-link'
        | 'whatsapp-message-sent'
        | 'whatsapp-estimate-sent'
        | 'whatsapp-lead-answer'
        | 'whatsapp-account-sign-in'
      language: 'en' | 'es' | 'pt-BR' | 'fr' | 'id'
    } & CallOptions,
  ) => Promise<Answer<Resources['MessageTemplate']>>
  /** Replaces the text of one email or WhatsApp message in one language, or restores the original */
  replaceMessageTemplate: (
    call: {
      name:
        | 'order-received'
        | 'order-expired'
        | 'order-changed'
        | 'order-cancelled'
        | 'payment-verified'
        | 'payment-rejected'
        | 'payment-refunded'
        | 'artwork-changes-requested'
        | 'proof-sent'
        | 'order-ready'
        | 'document'
        | 'order-link'
        | 'message-sent'
        | 'estimate-message-sent'
        | 'lead-acknowledged'
        | 'estimate-sent'
        | 'estimate-reminder'
        | 'account-sign-in'
        | 'shop-order-received'
        | 'shop-payment-submitted'
        | 'shop-lead-received'
        | 'shop-proof-approved'
        | 'shop-proof-changes-requested'
        | 'shop-message-received'
        | 'shop-estimate-message-received'
        | 'shop-estimate-approved'
        | 'shop-estimate-declined'
        | 'shop-estimate-changes-requested'
        | 'team-invitation'
        | 'team-reset'
        | 'whatsapp-order-received'
        | 'whatsapp-order-expired'
        | 'whatsapp-order-changed'
        | 'whatsapp-order-cancelled'
        | 'whatsapp-payment-verified'
        | 'whatsapp-payment-rejected'
        | 'whatsapp-payment-refunded'
        | 'whatsapp-artwork-changes-requested'
        | 'whatsapp-proof-sent'
        | 'whatsapp-order-ready'
        | 'whatsapp-document'
        | 'whatsapp-order-link'
        | 'whatsapp-message-sent'
        | 'whatsapp-estimate-sent'
        | 'whatsapp-lead-answer'
        | 'whatsapp-account-sign-in'
      language: 'en' | 'es' | 'pt-BR' | 'fr' | 'id'
      body: Resources['MessageTemplateRequest']
    } & CallOptions,
  ) => Promise<Answer<Resources['MessageTemplate']>>
  /** Shows what a text would be for an order; nothing is stored or sent */
  previewMessageTemplate: (
    call: {
      name:
        | 'order-received'
        | 'order-expired'
        | 'order-changed'
        | 'order-cancelled'
        | 'payment-verified'
        | 'payment-rejected'
        | 'payment-refunded'
        | 'artwork-changes-requested'
        | 'proof-sent'
        | 'order-ready'
        | 'document'
        | 'order-link'
        | 'message-sent'
        | 'estimate-message-sent'
        | 'lead-acknowledged'
        | 'estimate-sent'
        | 'estimate-reminder'
        | 'account-sign-in'
        | 'shop-order-received'
        | 'shop-payment-submitted'
        | 'shop-lead-received'
        | 'shop-proof-approved'
        | 'shop-proof-changes-requested'
        | 'shop-message-received'
        | 'shop-estimate-message-received'
        | 'shop-estimate-approved'
        | 'shop-estimate-declined'
        | 'shop-estimate-changes-requested'
        | 'team-invitation'
        | 'team-reset'
        | 'whatsapp-order-received'
        | 'whatsapp-order-expired'
        | 'whatsapp-order-changed'
        | 'whatsapp-order-cancelled'
        | 'whatsapp-payment-verified'
        | 'whatsapp-payment-rejected'
        | 'whatsapp-payment-refunded'
        | 'whatsapp-artwork-changes-requested'
        | 'whatsapp-proof-sent'
        | 'whatsapp-order-ready'
        | 'whatsapp-document'
        | 'whatsapp-order-link'
        | 'whatsapp-message-sent'
        | 'whatsapp-estimate-sent'
        | 'whatsapp-lead-answer'
        | 'whatsapp-account-sign-in'
      language: 'en' | 'es' | 'pt-BR' | 'fr' | 'id'
      body: Resources['RequestInput']
    } & CallOptions,
  ) => Promise<Answer<Resources['MessageTemplatePreview']>>
  /** Uploads one picture of the shop: a logo, an icon, a photo */
  uploadPicture: (call: { body: { file: Blob }; idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['PictureRecord']>>
  /** One picture of the shop, with the addresses of its sizes */
  getPicture: (call: { pictureId: string } & CallOptions) => Promise<Answer<Resources['PictureRecord']>>
  /** Uploads a photo of a garment that prints are shown on */
  uploadGarmentPhoto: (call: { body: { file: Blob }; idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['GarmentPhoto']>>
  /** A photo that prints are shown on, with what was read from it */
  getGarmentPhoto: (call: { photoId: string } & CallOptions) => Promise<Answer<Resources['GarmentPhoto']>>
  /** Says where the cloth of a photo is */
  maskGarmentPhoto: (
    call: { photoId: string; body: { file: Blob }; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['GarmentPhoto']>>
  /** How far a new shop is, and what of it is still an example */
  getFirstRun: (call?: CallOptions) => Promise<Answer<Resources['FirstRunResponse']>>
  /** Replaces what of the guide was skipped, confirmed or put away, and opens or closes the shop */
  replaceFirstRun: (call: { body: Resources['FirstRunRequest'] } & CallOptions) => Promise<Answer<Resources['FirstRunResponse']>>
  /** Removes what the first start made up */
  createExampleRemoval: (call?: { idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['ExampleRemoval']>>
  /** Keeps the example garments, stock items, meet-up points and print prices as the shop’s own */
  createExampleAdoption: (call?: { idempotencyKey?: string } & CallOptions) => Promise<Answer<Resources['FirstRunResponse']>>
  /** Orders a test print of the first garment, as a customer would */
  createTestOrder: (
    call: { body: Resources['TestOrderCreate']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** Ends a test order, wherever it stands */
  createTestOrderCancellation: (
    call: { orderId: string; body: Resources['TestOrderCancellation']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminOrderRecord']>>
  /** How prints are put on film, and the files that an export makes */
  getFilmSettings: (call?: CallOptions) => Promise<Answer<Resources['FilmSettingsRecord']>>
  /** Replaces how prints are put on film, and the files that an export makes */
  replaceFilmSettings: (call: { body: Resources['FilmSettingsRequest'] } & CallOptions) => Promise<Answer<Resources['FilmSettingsRecord']>>
  /** What printing and pressing take: film, ink, powder and labour */
  getProductionSettings: (call?: CallOptions) => Promise<Answer<Resources['ProductionSettingsRecord']>>
  /** Replaces what printing and pressing take, as a whole */
  replaceProductionSettings: (
    call: { body: Resources['ProductionSettingsRequest'] } & CallOptions,
  ) => Promise<Answer<Resources['ProductionSettingsRecord']>>
  /** How the shop prints: zones, price tiers, resolution, film and press recipes */
  getPrintZones: (call?: CallOptions) => Promise<Answer<Resources['AdminPrintZoneSettingsResponse']>>
  /** Which zones and press recipes are in use, and cannot be removed */
  getPrintZoneUsage: (call?: CallOptions) => Promise<Answer<Resources['PrintZoneUsage']>>
  /** Replaces how the shop prints, as a whole */
  replacePrintZones: (
    call: { body: Resources['AdminPrintZoneSettingsRequest'] } & CallOptions,
  ) => Promise<Answer<Resources['AdminPrintZoneSettingsResponse']>>
  /** Every garment with its variants and what there is of them, inactive ones too */
  listGarments: (call?: CallOptions) => Promise<Answer<Resources['GarmentRecord'][]>>
  /** How each garment is shown, by drawings or photos, inactive ones too */
  listGarmentAppearances: (call?: CallOptions) => Promise<Answer<Resources['GarmentAppearance'][]>>
  /** One garment with its variants and what there is of them */
  getGarment: (call: { garmentId: string } & CallOptions) => Promise<Answer<Resources['GarmentRecord']>>
  /** Adds a garment with its colours and sizes */
  createGarment: (
    call: { body: Resources['GarmentCreateRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['GarmentRecord']>>
  /** Replaces a garment and its variants, as a whole */
  replaceGarment: (call: { garmentId: string; body: Resources['GarmentReplaceRequest'] } & CallOptions) => Promise<Answer<Resources['GarmentRecord']>>
  /** The categories that the shop sorts its garments into */
  getCategories: (call?: CallOptions) => Promise<Answer<Resources['CategoriesResponse']>>
  /** Replaces the categories, as a whole */
  replaceCategories: (call: { body: Resources['CategoriesRequest'] } & CallOptions) => Promise<Answer<Resources['CategoriesResponse']>>
  /** Which film is sold without a garment, and what it costs */
  getFilmPrices: (call?: CallOptions) => Promise<Answer<Resources['FilmPricesRecord']>>
  /** Replaces which film is sold without a garment, and what it costs */
  replaceFilmPrices: (call: { body: Resources['FilmPricesRequest'] } & CallOptions) => Promise<Answer<Resources['FilmPricesRecord']>>
  /** What an import of a table of products would do, row by row, without doing it */
  createProductImportPreview: (
    call: {
      body: { file: Blob }
      query?: {
        /** The field of each column from the first, separated by commas, `-` for one that is not imported. Left out, they are recognised by their headings. */ columns?: string
        /** Before the decimals of numbers. By default it is detected from the numbers of each column. */ decimal?: 'point' | 'comma'
      }
    } & CallOptions,
  ) => Promise<Answer<Resources['ProductImportPreview']>>
  /** Imports a table of products: all of it or nothing */
  createProductImport: (
    call: {
      body: { file: Blob }
      query?: {
        /** From the preview. */ preview: string
        /** The field of each column from the first, separated by commas, `-` for one that is not imported. Left out, they are recognised by their headings. */ columns?: string
        /** Before the decimals of numbers. By default it is detected from the numbers of each column. */ decimal?: 'point' | 'comma'
      }
      idempotencyKey?: string
    } & CallOptions,
  ) => Promise<Answer<Resources['ProductImportRecord']>>
  /** All products with variants, stock and prices, as a table that can be imported */
  exportProducts: (
    call?: {
      query?: {
        /** The kind of file. */ format: 'csv' | 'xlsx'
        /** Of the headings; the first language of the shop by default. */ language?: string
        /** Only the headings. */ template?: boolean
      }
    } & CallOptions,
  ) => Promise<Answer<Blob>>
  /** Webhook endpoints, oldest first */
  listWebhookEndpoints: (
    call?: {
      query?: { /** How many records a page has at most. */ limit?: number; /** From the `Link` header of the previous page. */ cursor?: string }
    } & CallOptions,
  ) => Promise<Answer<Resources['WebhookEndpointRecord'][]>>
  /** Adds a webhook endpoint */
  createWebhookEndpoint: (
    call: { body: Resources['WebhookEndpointCreate']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['WebhookEndpointRecord']>>
  /** One webhook endpoint */
  getWebhookEndpoint: (call: { endpointId: string } & CallOptions) => Promise<Answer<Resources['WebhookEndpointRecord']>>
  /** Changes an endpoint, or switches it on or off */
  replaceWebhookEndpoint: (
    call: { endpointId: string; body: Resources['WebhookEndpointUpdate'] } & CallOptions,
  ) => Promise<Answer<Resources['WebhookEndpointRecord']>>
  /** Gives an endpoint a new secret; the former one signs too for 24 hours */
  createWebhookSecretRotation: (
    call: { endpointId: string; body: Resources['WebhookSecretRotation']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['WebhookEndpointRecord']>>
  /** Removes an endpoint for good, with its secrets */
  createWebhookEndpointRemoval: (
    call: { endpointId: string; body: Resources['WebhookEndpointRemoval']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['WebhookEndpointRecord']>>
  /** What was sent to an endpoint in the last 30 days, newest first */
  listWebhookDeliveries: (
    call: {
      endpointId: string
      query?: {
        /** How many records a page has at most. */ limit?: number
        /** From the `Link` header of the previous page. */ cursor?: string
        /** The status that it is in. */ status?: 'pending' | 'delivered' | 'failed'
      }
    } & CallOptions,
  ) => Promise<Answer<Resources['WebhookDeliveryRecord'][]>>
  /** Sends a delivery again, under the same id */
  createWebhookDeliveryReplay: (
    call: { deliveryId: string; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['WebhookDeliveryRecord']>>
  /** Changes as they happen, as server-sent events */
  streamEvents: (
    call?: {
      query?: {
        /** The `eventPosition` of `admin_session`, requested before the data that the stream keeps up to date. `Last-Event-ID`, which browsers send when they reconnect, wins. For the id of a received event use `Last-Event-ID`. */ after?: string
      }
    } & CallOptions,
  ) => Promise<Answer<ReadableStream>>
  /** All that the shop keeps of one person */
  createPrivacyExport: (call: { body: Resources['PrivacyExportRequest'] } & CallOptions) => Promise<Answer<Resources['PrivacyExport']>>
  /** Erases one person; the money of their orders and what was issued stay */
  createPrivacyErasure: (
    call: { body: Resources['PrivacyErasureRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['PrivacyErasure']>>
  /** What was done, newest first */
  listAuditLog: (
    call?: {
      query?: {
        /** How many records a page has at most. */ limit?: number
        /** From the `Link` header of the previous page. */ cursor?: string
        /** What was done, such as `order.held`. */ action?: string
        /** Done by this user. */ actorId?: string
        /** The kind of record that it is about, such as `order`. */ entityType?: string
        /** The id or number of the record that it is about. */ entityId?: string
        /** Done from this time on. RFC 3339. */ from?: string
        /** Done before this time. RFC 3339. */ to?: string
        /** Done on this day or later, in the store’s time zone. */ dateFrom?: string
        /** Done on this day or before, in the store’s time zone. */ dateTo?: string
      }
    } & CallOptions,
  ) => Promise<Answer<Resources['AdminAuditLogRecord'][]>>
  /** Adds a note */
  createAuditLogEntry: (
    call: { body: Resources['AdminAuditLogCreateRequest']; idempotencyKey?: string } & CallOptions,
  ) => Promise<Answer<Resources['AdminAuditLogRecord']>>
  /** Walks the chain and names the first broken row */
  verifyAuditLog: (call?: CallOptions) => Promise<Answer<Resources['AuditLogVerification']>>
  /** The chain as a stream of records, oldest first */
  exportAuditLog: (
    call?: { query?: { /** The first one. */ from?: number; /** The last one. */ to?: number } } & CallOptions,
  ) => Promise<Answer<Blob>>
}

/** Method and path, then `form` if the body is a form, and `blob` or `stream` if the answer is not JSON. */
export const OPERATIONS: Readonly<Record<keyof PlatenClient, string>> = {
  apiIndex: 'GET /api',
  apiIndexV1: 'GET /api/v1',
  healthcheckLegacy: 'GET /api/health',
  healthcheckV1: 'GET /api/v1/health',
  getPublicConfigLegacy: 'GET /api/public-config',
  getPublicConfigV1: 'GET /api/v1/public-config',
  getShopTexts: 'GET /api/v1/shop-texts',
  getPictureFile: 'GET /api/v1/pictures/{file} blob',
  getCatalog: 'GET /api/v1/catalog',
  getBotChallenge: 'GET /api/v1/bot-challenge',
  uploadArtwork: 'POST /api/v1/artworks form',
  editArtwork: 'POST /api/v1/artworks/{artworkId}/edits',
  getArtworkPreview: 'GET /api/v1/artworks/{artworkId}/preview blob',
  getArtwork: 'GET /api/admin/artworks/{artworkId}',
  getArtworkPixels: 'GET /api/admin/artworks/{artworkId}/pixels blob',
  createDesign: 'POST /api/v1/designs',
  getDesign: 'GET /api/v1/designs/{token}',
  createLayout: 'POST /api/v1/layouts',
  getLayout: 'GET /api/v1/layouts/{token}',
  createQuote: 'POST /api/v1/quotes',
  checkDiscount: 'POST /api/v1/discount-checks',
  createStorefrontOrder: 'POST /api/orders',
  getTrackedOrder: 'GET /api/v1/orders/{trackingToken}',
  uploadPaymentProof: 'POST /api/v1/payment-proofs form',
  submitPayment: 'POST /api/v1/orders/{trackingToken}/payments',
  replaceOrderArtwork: 'POST /api/v1/orders/{trackingToken}/artworks',
  createReorder: 'POST /api/v1/orders/{trackingToken}/reorder',
  getOrderThread: 'GET /api/v1/orders/{trackingToken}/messages',
  sendMessageToShop: 'POST /api/v1/orders/{trackingToken}/messages',
  readMessagesOfShop: 'POST /api/v1/orders/{trackingToken}/message-reads',
  getOfferedProof: 'GET /api/v1/orders/{trackingToken}/proof',
  createProofRequest: 'POST /api/v1/orders/{trackingToken}/proof-requests',
  createProofApproval: 'POST /api/v1/orders/{trackingToken}/proof-approvals',
  createProofChangesRequest: 'POST /api/v1/orders/{trackingToken}/proof-changes-requests',
  getEstimateThread: 'GET /api/v1/estimates/{trackingToken}/messages',
  sendEstimateMessageToShop: 'POST /api/v1/estimates/{trackingToken}/messages',
  readEstimateMessagesOfShop: 'POST /api/v1/estimates/{trackingToken}/message-reads',
  listOwnDocuments: 'GET /api/v1/orders/{trackingToken}/documents',
  getOwnDocumentFile: 'GET /api/v1/orders/{trackingToken}/documents/{documentId} blob',
  getOfferedEstimate: 'GET /api/v1/estimates/{trackingToken}',
  getOfferedEstimateFile: 'GET /api/v1/estimates/{trackingToken}/file blob',
  createEstimateView: 'POST /api/v1/estimates/{trackingToken}/views',
  createEstimateApproval: 'POST /api/v1/estimates/{trackingToken}/approvals',
  createEstimateDecline: 'POST /api/v1/estimates/{trackingToken}/declines',
  createEstimateChangesRequest: 'POST /api/v1/estimates/{trackingToken}/changes-requests',
  requestOrderLink: 'POST /api/v1/order-links',
  createSignInLink: 'POST /api/v1/account/sign-in-links',
  createAccountSession: 'POST /api/v1/account/sessions',
  createAccountContact: 'POST /api/v1/account/contacts',
  getAccount: 'GET /api/v1/account',
  listAccountOrders: 'GET /api/v1/account/orders',
  listAccountEstimates: 'GET /api/v1/account/estimates',
  listAccountArtworks: 'GET /api/v1/account/artworks',
  listAccountDocuments: 'GET /api/v1/account/documents',
  getAccountDocumentFile: 'GET /api/v1/account/documents/{documentId}/file blob',
  getAccountFilm: 'GET /api/v1/account/film',
  createFilmPurchase: 'POST /api/v1/account/film-purchases',
  accountLogout: 'POST /api/v1/account/logout',
  revokeAccountSessions: 'POST /api/v1/account/session-revocations',
  createContactLead: 'POST /api/contact-leads',
  adminLogin: 'POST /api/admin/login',
  adminSession: 'GET /api/admin/session',
  adminLogout: 'POST /api/admin/logout',
  changeOwnPassword: 'POST /api/admin/password-changes',
  replaceOwnLanguage: 'PUT /api/admin/own-language',
  createTotpEnrolment: 'POST /api/admin/totp-enrolments',
  createTotpConfirmation: 'POST /api/admin/totp-confirmations',
  createTotpRemoval: 'POST /api/admin/totp-removals',
  listSessions: 'GET /api/admin/sessions',
  revokeSession: 'POST /api/admin/sessions/{sessionId}/revocation',
  revokeOtherSessions: 'POST /api/admin/session-revocations',
  setPassword: 'POST /api/admin/passwords',
  listAdminUsers: 'GET /api/admin/users',
  getAdminUser: 'GET /api/admin/users/{userId}',
  listRoles: 'GET /api/admin/roles',
  createAdminUser: 'POST /api/admin/users',
  replaceAdminUserRole: 'PUT /api/admin/users/{userId}/role',
  createAdminUserDeactivation: 'POST /api/admin/users/{userId}/deactivation',
  createAdminUserActivation: 'POST /api/admin/users/{userId}/activation',
  createAdminUserUnlock: 'POST /api/admin/users/{userId}/unlock',
  createAdminUserReset: 'POST /api/admin/users/{userId}/reset',
  getSignInPolicy: 'GET /api/admin/sign-in-policy',
  replaceSignInPolicy: 'PUT /api/admin/sign-in-policy',
  listApiKeys: 'GET /api/admin/api-keys',
  getApiKey: 'GET /api/admin/api-keys/{keyId}',
  createApiKey: 'POST /api/admin/api-keys',
  createApiKeyRevocation: 'POST /api/admin/api-keys/{keyId}/revocation',
  getOperationsDashboard: 'GET /api/admin/operations',
  getMetrics: 'GET /api/admin/metrics',
  listOrders: 'GET /api/admin/orders',
  exportOrders: 'GET /api/admin/orders/export blob',
  createOrder: 'POST /api/admin/orders',
  createAdminQuote: 'POST /api/admin/quotes',
  getOrder: 'GET /api/admin/orders/{orderId}',
  updateOrder: 'PUT /api/admin/orders/{orderId}',
  getPaymentProof: 'GET /api/admin/payment-proofs/{proofId} blob',
  getAdminOrderThread: 'GET /api/admin/orders/{orderId}/messages',
  sendMessageToCustomer: 'POST /api/admin/orders/{orderId}/messages',
  readMessagesOfCustomer: 'POST /api/admin/orders/{orderId}/message-reads',
  getOrderProof: 'GET /api/admin/orders/{orderId}/proof',
  createOrderProof: 'POST /api/admin/orders/{orderId}/proofs',
  createProofWithdrawal: 'POST /api/admin/orders/{orderId}/proof-withdrawals',
  createRecordedProofApproval: 'POST /api/admin/orders/{orderId}/proof-approvals',
  getAdminEstimateThread: 'GET /api/admin/estimates/{estimateId}/messages',
  sendEstimateMessageToCustomer: 'POST /api/admin/estimates/{estimateId}/messages',
  createEstimateWhatsappNote: 'POST /api/admin/estimates/{estimateId}/whatsapp-notes',
  readEstimateMessagesOfCustomer: 'POST /api/admin/estimates/{estimateId}/message-reads',
  listWhatsappMessages: 'GET /api/admin/whatsapp-messages',
  createWhatsappMessageOutcome: 'POST /api/admin/whatsapp-messages/{messageId}/outcome',
  createPaymentVerification: 'POST /api/admin/orders/{orderId}/payments/{paymentId}/verification',
  createPaymentRejection: 'POST /api/admin/orders/{orderId}/payments/{paymentId}/rejection',
  createOrderPayment: 'POST /api/admin/orders/{orderId}/payments',
  createOrderRefund: 'POST /api/admin/orders/{orderId}/refunds',
  createOrderCredit: 'POST /api/admin/orders/{orderId}/credit',
  createArtworkApproval: 'POST /api/admin/orders/{orderId}/artwork-approval',
  createArtworkChangesRequest: 'POST /api/admin/orders/{orderId}/artwork-changes-request',
  replacePlacementArtwork: 'POST /api/admin/orders/{orderId}/placements/{placementId}/artwork',
  createOrderChange: 'POST /api/admin/orders/{orderId}/changes',
  createOrderChangePreview: 'POST /api/admin/orders/{orderId}/change-previews',
  createOrderHold: 'POST /api/admin/orders/{orderId}/hold',
  createOrderResumption: 'POST /api/admin/orders/{orderId}/resumption',
  createOrderCancellation: 'POST /api/admin/orders/{orderId}/cancellation',
  createOrderHandover: 'POST /api/admin/orders/{orderId}/handover',
  createFailedHandover: 'POST /api/admin/orders/{orderId}/failed-handover',
  createOrderReadiness: 'POST /api/admin/orders/{orderId}/readiness',
  createOrderReturn: 'POST /api/admin/orders/{orderId}/return',
  createOrderNote: 'POST /api/admin/orders/{orderId}/notes',
  listDiscounts: 'GET /api/admin/discounts',
  createDiscount: 'POST /api/admin/discounts',
  getDiscount: 'GET /api/admin/discounts/{discountId}',
  replaceDiscount: 'PUT /api/admin/discounts/{discountId}',
  createDiscountEnding: 'POST /api/admin/discounts/{discountId}/ending',
  listDiscountUses: 'GET /api/admin/discounts/{discountId}/uses',
  listDocuments: 'GET /api/admin/documents',
  getDocument: 'GET /api/admin/documents/{documentId}',
  getDocumentFile: 'GET /api/admin/documents/{documentId}/file blob',
  createDocument: 'POST /api/admin/orders/{orderId}/documents',
  createDocumentSending: 'POST /api/admin/documents/{documentId}/sendings',
  exportDocuments: 'GET /api/admin/document-exports blob',
  getPackingSlip: 'GET /api/admin/orders/{orderId}/packing-slip blob',
  getBagLabels: 'GET /api/admin/orders/{orderId}/bag-labels blob',
  listPrintJobs: 'GET /api/admin/print-jobs',
  getPrintQueue: 'GET /api/admin/print-queue',
  getPrintJob: 'GET /api/admin/print-jobs/{jobId}',
  createPrintJobMoves: 'POST /api/admin/print-job-moves',
  createPrintJobFinishes: 'POST /api/admin/print-job-finishes',
  getPrintJobFilmPicture: 'GET /api/admin/print-jobs/{jobId}/film-picture blob',
  listGangSheets: 'GET /api/admin/gang-sheets',
  createGangSheet: 'POST /api/admin/gang-sheets',
  getGangSheet: 'GET /api/admin/gang-sheets/{sheetId}',
  createGangSheetPacking: 'POST /api/admin/gang-sheets/{sheetId}/packing',
  createGangSheetPackingStop: 'POST /api/admin/gang-sheets/{sheetId}/packing-stop',
  replaceGangSheetLayout: 'PUT /api/admin/gang-sheets/{sheetId}/layout',
  createGangSheetLock: 'POST /api/admin/gang-sheets/{sheetId}/lock',
  createGangSheetExport: 'POST /api/admin/gang-sheets/{sheetId}/export',
  getGangSheetFile: 'GET /api/admin/gang-sheets/{sheetId}/files/{name} blob',
  createGangSheetPrinting: 'POST /api/admin/gang-sheets/{sheetId}/printing',
  createGangSheetVoiding: 'POST /api/admin/gang-sheets/{sheetId}/voiding',
  getJobTickets: 'GET /api/admin/job-tickets blob',
  listInventoryItems: 'GET /api/admin/inventory-items',
  createInventoryItem: 'POST /api/admin/inventory-items',
  getInventoryItem: 'GET /api/admin/inventory-items/{itemId}',
  updateInventoryItem: 'PUT /api/admin/inventory-items/{itemId}',
  listInventoryMovements: 'GET /api/admin/inventory-movements',
  getInventoryMovement: 'GET /api/admin/inventory-movements/{movementId}',
  createInventoryMovement: 'POST /api/admin/inventory-movements',
  createStockDelivery: 'POST /api/admin/stock-deliveries',
  createStockCount: 'POST /api/admin/stock-counts',
  verifyInventory: 'GET /api/admin/inventory-verification',
  listCostEntries: 'GET /api/admin/cost-entries',
  getCostEntry: 'GET /api/admin/cost-entries/{entryId}',
  createCostEntry: 'POST /api/admin/cost-entries',
  createCostEntryReversal: 'POST /api/admin/cost-entries/{entryId}/reversal',
  listContactLeads: 'GET /api/admin/contact-leads',
  getContactLead: 'GET /api/admin/contact-leads/{leadId}',
  createContactLeadMove: 'POST /api/admin/contact-leads/{leadId}/moves',
  createContactLeadConversion: 'POST /api/admin/contact-leads/{leadId}/conversion',
  listEstimates: 'GET /api/admin/estimates',
  createEstimate: 'POST /api/admin/estimates',
  createEstimatePreview: 'POST /api/admin/estimate-previews',
  getEstimate: 'GET /api/admin/estimates/{estimateId}',
  updateEstimate: 'PUT /api/admin/estimates/{estimateId}',
  getEstimateVersion: 'GET /api/admin/estimates/{estimateId}/versions/{version}',
  getEstimateVersionFile: 'GET /api/admin/estimates/{estimateId}/versions/{version}/file blob',
  createEstimateSending: 'POST /api/admin/estimates/{estimateId}/sendings',
  createEstimateWithdrawal: 'POST /api/admin/estimates/{estimateId}/withdrawals',
  createEstimateConversion: 'POST /api/admin/estimates/{estimateId}/conversions',
  listCustomers: 'GET /api/admin/customers',
  getCustomer: 'GET /api/admin/customers/{customerId}',
  createCustomer: 'POST /api/admin/customers',
  replaceCustomer: 'PUT /api/admin/customers/{customerId}',
  createCustomerMerge: 'POST /api/admin/customers/{customerId}/merges',
  createCustomerSplit: 'POST /api/admin/customers/{customerId}/split',
  listCustomerSessions: 'GET /api/admin/customers/{customerId}/sessions',
  createCustomerSignInLink: 'POST /api/admin/customers/{customerId}/sign-in-links',
  createCustomerSessionRevocation: 'POST /api/admin/customers/{customerId}/session-revocations',
  listFilmMovements: 'GET /api/admin/customers/{customerId}/film-movements',
  createFilmCorrection: 'POST /api/admin/customers/{customerId}/film-movements',
  createCustomerImportPreview: 'POST /api/admin/customer-imports/previews form',
  createCustomerImport: 'POST /api/admin/customer-imports form',
  exportCustomers: 'GET /api/admin/customer-exports blob',
  getSettings: 'GET /api/admin/settings',
  getSettingsUsage: 'GET /api/admin/settings/usage',
  replaceSettings: 'PUT /api/admin/settings',
  getBrand: 'GET /api/admin/brand',
  replaceBrand: 'PUT /api/admin/brand',
  getBrandPreview: 'GET /api/admin/brand/preview blob',
  listMessageTemplates: 'GET /api/admin/message-templates',
  getMessageTemplate: 'GET /api/admin/message-templates/{name}/{language}',
  replaceMessageTemplate: 'PUT /api/admin/message-templates/{name}/{language}',
  previewMessageTemplate: 'POST /api/admin/message-templates/{name}/{language}/preview',
  uploadPicture: 'POST /api/admin/pictures form',
  getPicture: 'GET /api/admin/pictures/{pictureId}',
  uploadGarmentPhoto: 'POST /api/admin/garment-photos form',
  getGarmentPhoto: 'GET /api/admin/garment-photos/{photoId}',
  maskGarmentPhoto: 'POST /api/admin/garment-photos/{photoId}/masks form',
  getFirstRun: 'GET /api/admin/first-run',
  replaceFirstRun: 'PUT /api/admin/first-run',
  createExampleRemoval: 'POST /api/admin/first-run/example-removals',
  createExampleAdoption: 'POST /api/admin/first-run/example-adoptions',
  createTestOrder: 'POST /api/admin/first-run/test-orders',
  createTestOrderCancellation: 'POST /api/admin/first-run/test-orders/{orderId}/cancellation',
  getFilmSettings: 'GET /api/admin/film-settings',
  replaceFilmSettings: 'PUT /api/admin/film-settings',
  getProductionSettings: 'GET /api/admin/production-settings',
  replaceProductionSettings: 'PUT /api/admin/production-settings',
  getPrintZones: 'GET /api/admin/print-zones',
  getPrintZoneUsage: 'GET /api/admin/print-zones/usage',
  replacePrintZones: 'PUT /api/admin/print-zones',
  listGarments: 'GET /api/admin/garments',
  listGarmentAppearances: 'GET /api/admin/garment-appearances',
  getGarment: 'GET /api/admin/garments/{garmentId}',
  createGarment: 'POST /api/admin/garments',
  replaceGarment: 'PUT /api/admin/garments/{garmentId}',
  getCategories: 'GET /api/admin/categories',
  replaceCategories: 'PUT /api/admin/categories',
  getFilmPrices: 'GET /api/admin/film-prices',
  replaceFilmPrices: 'PUT /api/admin/film-prices',
  createProductImportPreview: 'POST /api/admin/product-imports/previews form',
  createProductImport: 'POST /api/admin/product-imports form',
  exportProducts: 'GET /api/admin/product-exports blob',
  listWebhookEndpoints: 'GET /api/admin/webhook-endpoints',
  createWebhookEndpoint: 'POST /api/admin/webhook-endpoints',
  getWebhookEndpoint: 'GET /api/admin/webhook-endpoints/{endpointId}',
  replaceWebhookEndpoint: 'PUT /api/admin/webhook-endpoints/{endpointId}',
  createWebhookSecretRotation: 'POST /api/admin/webhook-endpoints/{endpointId}/secret-rotation',
  createWebhookEndpointRemoval: 'POST /api/admin/webhook-endpoints/{endpointId}/removal',
  listWebhookDeliveries: 'GET /api/admin/webhook-endpoints/{endpointId}/deliveries',
  createWebhookDeliveryReplay: 'POST /api/admin/webhook-deliveries/{deliveryId}/replay',
  streamEvents: 'GET /api/admin/events stream',
  createPrivacyExport: 'POST /api/admin/privacy-exports',
  createPrivacyErasure: 'POST /api/admin/privacy-erasures',
  listAuditLog: 'GET /api/admin/audit-log',
  createAuditLogEntry: 'POST /api/admin/audit-log',
  verifyAuditLog: 'GET /api/admin/audit-log/verification',
  exportAuditLog: 'GET /api/admin/audit-log/export blob',
}
